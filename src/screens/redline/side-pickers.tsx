import { useNavigate } from 'react-router';

import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { TreeSpecification } from '#src/contracts/specs.ts';
import { officeNameOf } from '#src/domain/office-sections/office-name.ts';
import { sideTexts, type Side } from '#src/domain/redline/requested-sides.ts';
import { fullDate } from '#src/lib/dates.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { useSettled } from '#src/components/page/use-settled.ts';
import type { LoadedRedline, LoadedSide } from '#src/screens/redline/loaders.ts';
import style from '#src/screens/redline/redline-screen.module.css';
import { addressOf, optionName, placeOf } from '#src/screens/redline/side-text.ts';
import { savedTextBefore } from '#src/stores/saved-texts.ts';
import { readSectionDraft } from '#src/stores/section-drafts.ts';
import { useWorkOwner } from '#src/stores/work-owner.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

interface Props {
  loaded: LoadedRedline;
  old: LoadedSide;
}

/**
 * Selects the two texts, from specifications with this number and the person's own work. The lists stay mounted while the other
 * specifications load, so that they keep the focus.
 */
export function SidePickers({ loaded, old }: Props) {
  const { now } = loaded;
  const settled = useSettled(loaded.others);
  const listed = settled?.data ?? [];
  const failure = settled?.error?.message ?? null;
  const navigate = useNavigate();
  // Renders again once the owner of the work is known.
  useWorkOwner();
  const groups = groupsOf(loaded, old, listed);
  const show = (oldSide: Side, nowSide: Side | null): void => {
    void navigate(addressOf(loaded, { old: oldSide, now: nowSide }, loaded.isChangesOnly));
  };
  const select = (label: string, of: LoadedSide | null, choose: (side: Side) => void) => (
    <SelectField
      label={label}
      value={of === null ? '' : valueOf(of.side)}
      aria-busy={settled === null}
      hint={failure === null ? revisedOf(of) : `Other specifications couldn’t be listed: ${failure}`}
      onChange={({ target }) => {
        const side = sideFrom(target.value);
        if (side) choose(side);
      }}
    >
      {of === null && <option value="">Choose a text</option>}
      {groups.map(({ label: name, options }) => (
        <optgroup key={name} label={name}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
  return (
    <div className={`grid at-top gap-3 screen-only ${style.sides}`}>
      {select('Old text', old, (side) => show(side, now?.side ?? null))}
      {select('New text', now, (side) => show(old.side, side))}
      {now && (
        <Button className={style.swap} onClick={() => show(now.side, old.side)}>
          Swap
        </Button>
      )}
    </div>
  );
}

const valueOf = ({ filename, text }: Side): string => `${text} ${filename}`;

function sideFrom(value: string): Side | null {
  const [name, filename = ''] = value.split(' ');
  const text = sideTexts.find((one) => one === name);
  return text === undefined ? null : { filename, text };
}

function revisedOf(of: LoadedSide | null): string | null {
  const { data } = of?.section ?? {};
  if (!of || !data) return null;
  const revised = `revised ${fullDate(data.revised) ?? data.revised}`;
  const { text } = of.side;
  return text === 'recommended' ? `As recommended, ${revised}` : `R${revised.slice(1)}`;
}

interface Group {
  label: string;
  options: (readonly [value: string, label: string])[];
}

/** Grouped by specification: the manufacturer's texts, and the person's work on it. */
function groupsOf(
  { now, project }: LoadedRedline,
  old: LoadedSide,
  listed: readonly TreeSpecification[],
): Group[] {
  const names = new Map<string, Pick<SpecSection, 'company'> & { revised: string | null }>();
  for (const { filename, company, revised } of listed) names.set(filename, { company, revised });
  for (const side of [old, now]) {
    const filename = side?.side.filename ?? '';
    if (side && !names.has(filename))
      names.set(filename, side.section.data ?? { company: filename, revised: null });
  }
  const chosen = [old, now].map((side) => (side ? valueOf(side.side) : ''));
  return [...names].map(([filename, of]) => {
    const place = placeOf(filename, project);
    const isInProject = project?.filename.includes(filename) === true;
    const options = sideTexts.flatMap((text) => {
      const value = valueOf({ filename, text });
      // An office's own section has no options.
      if (text === 'guide' && officeNameOf(filename) !== null) return [];
      const isPresent =
        text === 'mine'
          ? isInProject || readSectionDraft(place) !== null
          : text !== 'saved' || hasSaved(place.name, of.revised);
      if (!isPresent && !chosen.includes(value)) return [];
      return [[value, optionName({ text }, of, isInProject ? project : null)] as const];
    });
    return { label: `${plainText(of.company)} (${filename})`, options };
  });
}

const hasSaved = (name: string, revised: string | null): boolean =>
  revised !== null && savedTextBefore(name, { revised }) !== null;
