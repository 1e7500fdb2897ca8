import { useState, type ReactNode } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/qa/qa.module.css';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Code } from '#src/ui/code.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`stack gap-3 ${style.group}`}>
    <h3>{title}</h3>
    {children}
  </div>
);

const colors = [
  'g0',
  'g2',
  'g4',
  'g8',
  'g14',
  'g20',
  'g26',
  'g32',
  'g36',
  'accent',
  'redline',
  'ok',
  'amber',
];

export const Colors = () => (
  <Group title="Colors">
    <ul className={`grid gap-2 small-mono ${style.swatches}`}>
      {colors.map((name) => (
        <li key={name}>
          <span className={`block framed ${style.swatch}`} style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  </Group>
);

export const Texts = () => (
  <Group title="Text">
    <p>
      Body text with a{' '}
      <Link className="link" to={to.home()}>
        link
      </Link>{' '}
      and a <strong>strong word</strong>.
    </p>
    <p className="note muted">A note below something.</p>
    <p>
      <Code>DXF</Code> <Code tone="on">BIM</Code> <Code tone="good">valid</Code>{' '}
      <Code tone="warn">expires soon</Code> <Code tone="bad">ended</Code>
    </p>
  </Group>
);

export const Actions = () => (
  <Group title="Buttons">
    <div className="cluster gap-2">
      <Button>Normal</Button>
      <Button kind="primary">Primary</Button>
      <Button kind="plain">Plain</Button>
      <Button kind="danger">Danger</Button>
      <Link className={buttonClass()} to={to.home()}>
        Link like a button
      </Link>
    </div>
    <div className="cluster gap-2">
      <Button disabled>Disabled</Button>
      <Button kind="primary" disabled>
        Sending…
      </Button>
      <Button>
        <Icon name="download" /> With an icon
      </Button>
    </div>
  </Group>
);

const sizes = [
  ['day', 'Day', 'By day'],
  ['week', 'Week', 'By week'],
] as const;

export function Inputs() {
  const [size, setSize] = useState<'day' | 'week'>('day');
  return (
    <Group title="Fields">
      <TextField label="Empty" required />
      <TextField label="Filled, with a hint" defaultValue="Brightdeck" hint="As on the data sheet." />
      <TextField
        label="Wrong"
        defaultValue="ada@"
        error="Enter an email address like name@firm.com."
        required
      />
      <TextField label="Read-only" defaultValue="Fixed" disabled />
      <TextArea label="Long text" rows={3} defaultValue="Low roof and canopy." />
      <SelectField label="Choice" isOptional>
        <option>Office</option>
        <option>Retail</option>
      </SelectField>
      <PasswordField label="Password" autoComplete="new-password" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Not checked" />
      <Checkbox label="Disabled" disabled />
      <Segments legend="One of several" value={size} options={sizes} onChange={setSize} />
    </Group>
  );
}
