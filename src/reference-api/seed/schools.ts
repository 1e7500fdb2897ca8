import type { School } from '#src/contracts/schools.ts';
import { places } from '#src/reference-api/content/names.ts';

const kinds: readonly (readonly [ending: string, degrees: School['degrees']])[] = [
  ['Institute of Building Arts', ['B.Arch.', 'M.Arch.']],
  ['School of Architecture', ['M.Arch.']],
  ['College of Design and Construction', ['B.Arch.']],
  ['Polytechnic, Department of Architecture', ['B.Arch.', 'M.Arch.', 'D.Arch.']],
];

const words = ['Kestrel', 'Alder', 'Lindenfall', 'Marrow', 'Overbrook', 'Quillan', 'Thornby', 'Wexley'];

/** Fictional schools in real towns, the same in every world: at most two per state or province. */
export function seedSchools(): School[] {
  const perState = new Map<string, number>();
  return places
    .filter(({ state }) => {
      const before = perState.get(state) ?? 0;
      perState.set(state, before + 1);
      return before < 2;
    })
    .map(({ city, state }, index) => {
      const [ending = '', degrees = []] = kinds[index % kinds.length] ?? [];
      const word = `${words[index % words.length] ?? ''} ${city}`;
      return {
        id: index + 1,
        name: `${word} ${ending}`,
        city,
        state,
        degrees: [...degrees],
        url: `https://www.${word.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
        isInvented: true,
      };
    });
}
