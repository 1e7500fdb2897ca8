import { brand } from '#src/brand.ts';
import style from '#src/screens/office-sections/office-sections.module.css';

const steps: readonly (readonly [title: string, explained: string])[] = [
  ['Open a file', 'Word, RTF, plain text, or SpecsIntact. It is read on this device.'],
  ['Check what was read', 'Its number and title, its first lines, and whatever was left out.'],
  [
    'Edit, compare, and issue it',
    `In ${brand.specWizard}, line by line against its earlier version, and in a project’s outline specs and manual.`,
  ],
];

/** For an office without a section: how to get the first, and what it becomes. */
export const FirstSection = () => (
  <div className={`grid at-top gap-6 one-column-819 ${style.first}`}>
    <ol className="ink-line-top lined-items" aria-label="How to begin">
      {steps.map(([title, explained], index) => (
        <li key={title} className="flex baseline gap-4 pad-block-3">
          <span className="mono muted" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className="bold ink">{title}</p>
            <p className="note muted">{explained}</p>
          </div>
        </li>
      ))}
    </ol>
    <figure className="stack gap-2">
      <div
        className={`framed paper stack gap-2 note ${style.sample}`}
        role="img"
        aria-label="An example: 07 92 00 Joint Sealants, a master in its second version, with two changes marked"
      >
        <p>
          <span className="bold ink">
            <span className="mono">07 92 00</span> Joint Sealants
          </span>
          <span className={`small accent ${style.mark}`}>Master</span>
          <span className="block small muted">Version 2 · 214 lines · 07 92 00 Joint Sealants.docx</span>
        </p>
        <div className={`stack gap-1 hairline-top pad-top-2 ${style.lines}`}>
          <p>2.1 SEALANTS</p>
          <p>
            A. Silicone sealant: ASTM C920, Type S, Grade NS, Class <del>25</del>{' '}
            <ins className={style.inserted}>50</ins>, Use NT.
          </p>
          <p>1. Movement: 50 percent in extension and compression.</p>
          <p>
            B. Color: <del>as selected</del>{' '}
            <ins className={style.inserted}>as selected from the manufacturer’s standard colors</ins>.
          </p>
        </div>
      </div>
      <figcaption className="small muted">
        An example: a section with the changes since its earlier version.
      </figcaption>
    </figure>
  </div>
);
