import style from '#src/components/viewer/drawing/panels.module.css';
import { notesOf } from '#src/domain/drawing/notes.ts';
import type { Sheet, SheetText } from '#src/domain/drawing/sheet.ts';
import { countText } from '#src/lib/numbers.ts';

/** Describes the drawing in text: title, layers, dimensions, and notes. */
export function AboutPanel({ title, scale, sheet }: { title: string; scale: string | null; sheet: Sheet }) {
  const of = (kind: SheetText['kind']): readonly string[] => {
    const said = sheet.texts.filter((text) => text.kind === kind).map(({ text }) => text);
    return kind === 'dimension' ? said.map(withRepeatCount(said)).filter((text) => text !== '') : said;
  };
  const lists: readonly (readonly [heading: string, texts: readonly string[]])[] = [
    ['Notes', notesOf(sheet.texts)],
    ['Dimensions', of('dimension')],
    ['Title block', of('title')],
    ['Layers', sheet.layers.map(({ name, entities }) => `${name}, ${countText(entities)} entities`)],
    ['Not drawn', sheet.notDrawn.map(({ kind, count }) => `${kind}, ${countText(count)}`)],
  ];
  return (
    <div className={`stack gap-3 ${style.about}`}>
      <p>
        <bdi>{title}</bdi>.{scale !== null && ` Scale ${scale}.`} {countText(sheet.entities)} entities on{' '}
        {countText(sheet.layers.length)} layers.
      </p>
      {lists
        .filter(([, texts]) => texts.length > 0)
        .map(([heading, texts]) => (
          <section key={heading} aria-label={heading}>
            <h3 className="note">
              {heading} <span className={`small muted ${style.note}`}>{countText(texts.length)}</span>
            </h3>
            <ul>
              {texts.map((text, index) => (
                <li key={index}>
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** Lists equal dimensions once, with their count. */
function withRepeatCount(all: readonly string[]) {
  const seen = new Set<string>();
  return (text: string): string => {
    if (seen.has(text)) return '';
    seen.add(text);
    const times = all.filter((one) => one === text).length;
    return times > 1 ? `${text} (${times} times)` : text;
  };
}
