import style from '#src/screens/qa/qa.module.css';
import { Group } from '#src/screens/qa/gallery-controls.tsx';

/** The classes of `src/ui/primitives` that can be shown inline. Dialogs and paper are shown elsewhere. */
const shapes = [
  'stack',
  'halves',
  'cluster',
  'flow',
  'dotted',
  'row',
  'inline-row',
  'flex',
  'centered',
  'inline-block',
  'block',
];
const placesInLine = ['between', 'at-top', 'at-bottom', 'baseline'];
const placesInStack = ['at-start', 'at-left'];
const gaps = [
  'gap-2px',
  'gap-1',
  'gap-6px',
  'gap-2',
  'gap-3',
  'gap-4',
  'gap-5',
  'gap-6',
  'gap-0-3',
  'gap-0-4',
  'gap-2px-4',
  'gap-1-3',
  'gap-1-4',
  'gap-2-3',
  'gap-2-4',
];
const texts = [
  'small',
  'note',
  'lead',
  'small-mono',
  'mono',
  'link',
  'muted',
  'quiet',
  'plain',
  'ink',
  'accent',
  'redline',
  'bold',
  'regular',
  'digits',
  'nowrap',
  'anywhere',
  'text-right',
  'ellipsis',
];
const frames = [
  'framed',
  'control',
  'line-top',
  'line-bottom',
  'hairline-bottom',
  'ink-line-top',
  'rounded',
  'paper',
  'shade',
  'hover-soft',
];
const spaces = [
  'pad-2-3',
  'pad-block-1',
  'pad-block-2px',
  'pad-block-3px',
  'pad-block-2',
  'pad-block-3',
  'pad-block-4',
  'pad-top-2',
  'pad-top-3',
  'pad-top-4',
  'pad-bottom-3',
  'space-top-3',
];
const words = ['One', 'Two words', 'Three more words'];

/** The CSS classes that components are composed of. */
export const Primitives = () => (
  <>
    <Group title="Shapes">
      {shapes.map((name) => (
        <Parts key={name} name={name} />
      ))}
    </Group>
    <Group title="Places">
      {placesInLine.map((name) => (
        <Parts key={name} name={name} around="row gap-2" />
      ))}
      {placesInStack.map((name) => (
        <Parts key={name} name={name} around="stack gap-2" />
      ))}
    </Group>
    <Group title="Gaps">
      {gaps.map((name) => (
        <Parts key={name} name={name} around="flow" />
      ))}
    </Group>
    <Group title="Texts">
      {texts.map((name) => (
        <p key={name} className={name}>
          {name}, 07 54 23
        </p>
      ))}
    </Group>
    <Group title="Lines, paper, and space">
      {[...frames, ...spaces].map((name) => (
        <div key={name} className={spaces.includes(name) ? `shade ${name}` : name}>
          <span className="paper">{name}</span>
        </div>
      ))}
    </Group>
  </>
);

const Parts = ({ name, around = '' }: { name: string; around?: string }) => (
  <div>
    <p className="small-mono muted">{name}</p>
    <div className={`shade ${around} ${name} ${style.parts}`}>
      {words.map((word) => (
        <span key={word} className="framed paper">
          {word}
        </span>
      ))}
    </div>
  </div>
);
