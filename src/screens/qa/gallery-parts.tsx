import { useState } from 'react';

import { Chart } from '#src/components/library/chart.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { ShellStage, ShellStatus, ShellTools } from '#src/components/viewer/shell/shell-parts.tsx';
import { ToolButton, ToolGap } from '#src/components/viewer/shell/tool-button.tsx';
import { ViewerShell } from '#src/components/viewer/shell/viewer-shell.tsx';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { Group } from '#src/screens/qa/gallery-controls.tsx';
import style from '#src/screens/qa/qa.module.css';

const sizes = ['code', 'tiny', 'small', 'note', 'body', 'h3', 'lead', 'h2', 'h1'];

/** Text sizes, and the rule for links. */
export const Rules = () => (
  <Group title="Sizes and links">
    {sizes.map((size) => (
      <p key={size} style={{ fontSize: `var(--t-${size})` }}>
        07 54 23 Thermoplastic-Polyolefin Roofing <span className="muted">{size}</span>
      </p>
    ))}
    <p>
      In running text, a{' '}
      <Link className="link" to={to.home()}>
        link
      </Link>{' '}
      is blue and underlined. A name that is a link by its place, in a list or a heading, has the color of the
      text and is underlined when it is pointed at. Figures and codes are{' '}
      <span className="mono">07 54 23</span>; words never are.
    </p>
  </Group>
);

const months = [4, 9, 6, 12, 7, 3, 8, 11, 14, 10, 9, 13].map((count, index) => ({
  key: `2026-${String(index + 1).padStart(2, '0')}`,
  label: `Month ${index + 1}`,
  count,
  href: to.home(),
  isChosen: index === 8,
}));
const counted = (count: number): string => pluralize(count, 'project');

const facts = [
  ['A fact', 'What it means for the person who fills in the form.'],
  ['Another', 'What happens next, or whom to ask.'],
] as const;

/** The view switch, the chart, and the viewer shell. */
export function Parts({ theme }: { theme: string }) {
  const [tool, setTool] = useState('pan');
  return (
    <Group title="Parts of a screen">
      <ViewSwitch />
      <WithPanel isBelow panel={<PanelPart title={`What belongs to a form, ${theme}`} facts={facts} />}>
        <p>A form or a text; where there is room, its panel stands beside it.</p>
      </WithPanel>
      <Chart title={`By month, ${theme}`} of="Month" shape="columns" countedIn={counted} bars={months} />
      <Chart title={`By month in rows, ${theme}`} of="Month" countedIn={counted} bars={months.slice(0, 4)} />
      <div className={`framed ${style.viewer}`}>
        <ViewerShell>
          <ShellTools name="Tools" keys={[['H', 'pan']]}>
            {(['pan', 'window', 'distance'] as const).map((one) => (
              <ToolButton
                key={one}
                icon={one}
                label={one}
                isPressed={tool === one}
                onClick={() => setTool(one)}
              />
            ))}
            <ToolGap />
            <ToolButton icon="zoom-in" label="Zoom in" isDisabled onClick={() => undefined} />
          </ShellTools>
          <ShellStage>
            <p className="centered muted">The stage of a viewer</p>
          </ShellStage>
          <ShellStatus>
            <p className="grow">What to do next</p>
            <p className="mono">91%</p>
          </ShellStatus>
        </ViewerShell>
      </div>
    </Group>
  );
}
