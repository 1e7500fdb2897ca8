import { useState, type MouseEvent } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import {
  withoutSection,
  withSectionBack,
  withSectionMoved,
} from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineDivision, OutlineSection } from '#src/domain/project-manual/outline.ts';
import { OutlineEdit } from '#src/screens/outline-specs/outline-edit.tsx';
import { OutlineText } from '#src/screens/outline-specs/outline-text.tsx';
import { sectionAnchor } from '#src/screens/outline-specs/section-anchor.ts';
import { SectionName } from '#src/screens/outline-specs/section-name.tsx';
import { SectionSpecs } from '#src/screens/outline-specs/section-specs.tsx';
import style from '#src/screens/outline-specs/outline-specs.module.css';
import { changeOutline } from '#src/stores/outline-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  /** `seq` of the design project. */
  seq: number;
  division: OutlineDivision;
  /** False for someone who may only read the project. */
  isEditable: boolean;
  /** Opens the list of specifications for a section; null if that list couldn't be loaded. */
  onChoose: ((number: string) => void) | null;
}

/** The sections of a division. */
export function Division({ seq, division: { number, title, sections }, isEditable, onChoose }: Props) {
  const numbers = sections.map((section) => section.number);
  return (
    <section
      className={`stack pad-top-2 ${style.division}`}
      aria-label={number === null ? title : `Division ${number}`}
    >
      <h2>
        {number !== null && <span className="mono">{number}</span>} {title}
      </h2>
      {sections.map((section) => (
        <Section
          key={section.number}
          seq={seq}
          section={section}
          numbers={numbers}
          isEditable={isEditable}
          onChoose={onChoose && (() => onChoose(section.number))}
        />
      ))}
    </section>
  );
}

interface SectionProps {
  seq: number;
  section: OutlineSection;
  /** All sections of the division in their current order. */
  numbers: readonly string[];
  isEditable: boolean;
  onChoose: (() => void) | null;
}

function Section({ seq, section, numbers, isEditable, onChoose }: SectionProps) {
  const { number, title, remarks } = section;
  const [isEditing, setEditing] = useState(false);
  const at = numbers.indexOf(number);
  const move =
    (by: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      changeOutline(seq, ({ edits }) => ({ edits: withSectionMoved(edits, numbers, number, by) }));
      // Moving the element in the page loses focus, so focus it again.
      queueMicrotask(() => currentTarget.focus());
    };
  const remove = (): void => {
    changeOutline(seq, ({ edits }) => ({ edits: withoutSection(edits, number) }));
    void notify.undo(`Removed “${title}”.`, () =>
      changeOutline(seq, ({ edits }) => ({ edits: withSectionBack(edits, number) })),
    );
  };
  return (
    <article
      className={`stack gap-1 hairline-bottom pad-block-3 ${style.section}`}
      id={sectionAnchor(number)}
      aria-label={`${formatSection(number, '04')} ${title}`.trim()}
    >
      <div className={`flow between baseline gap-0-3 body-subheads kept-with-next ${style.sectionHead}`}>
        <div className={`flow baseline gap-0-4 shrinks ${style.name}`}>
          <h3 className="anywhere">
            <SectionName section={section} />
          </h3>
          <SectionSpecs section={section} onChoose={onChoose} />
        </div>
        {isEditable && (
          <div className={`flex gap-1 screen-only ${style.tools}`}>
            <Button
              kind="plain"
              aria-expanded={isEditing}
              aria-label={isEditing ? `Done editing ${title}` : `Edit ${title}`}
              onClick={() => setEditing(!isEditing)}
            >
              {isEditing ? 'Done' : 'Edit'}
            </Button>
            {numbers.length > 1 && (
              <>
                <Button kind="plain" disabled={at === 0} aria-label={`Move ${title} up`} onClick={move(-1)}>
                  <Icon name="up" size={14} />
                </Button>
                <Button
                  kind="plain"
                  disabled={at === numbers.length - 1}
                  aria-label={`Move ${title} down`}
                  onClick={move(1)}
                >
                  <Icon name="down" size={14} />
                </Button>
              </>
            )}
            <Button kind="plain" aria-label={`Remove ${title}`} onClick={remove}>
              Remove
            </Button>
          </div>
        )}
      </div>
      {isEditing && <OutlineEdit seq={seq} section={section} />}
      <div className={isEditing ? 'print-block paper-only' : undefined}>
        <OutlineText section={section} />
        {remarks.trim() !== '' && (
          <p className={`note quiet pre-line anywhere pad-left-2 ${style.remarks}`} dir="auto">
            {remarks.trim()}
          </p>
        )}
      </div>
    </article>
  );
}
