import { useId, type ReactNode } from 'react';

import style from '#src/components/page/with-panel.module.css';

interface Props {
  /** The panel: `PanelPart`s. */
  panel: ReactNode;
  /** For short forms, which leave room for the panel in smaller windows, too. */
  isShort?: boolean;
  /** In a narrow window, the panel is above. */
  isFirst?: boolean;
  /** The panel is always below. */
  isBelow?: boolean;
  children: ReactNode;
}

/** A form or a text with a panel beside it, or below it in a narrow window. */
export function WithPanel(props: Props) {
  const { panel, isShort = false, isFirst = false, isBelow = false, children } = props;
  const main = <div className="stack at-start shrinks gap-5 print-block">{children}</div>;
  return (
    <div
      className={`at-top print-block ${isBelow ? 'stack gap-5' : `${isShort ? style.short : 'one-column-1023'} ${style.columns}`}`}
    >
      {!isFirst && main}
      <div
        className={`stack at-start gap-5 note tall-links minor-heads framed rounded shade ${isFirst ? '' : 'screen-only'} ${style.panel}`}
      >
        {panel}
      </div>
      {isFirst && main}
    </div>
  );
}

export type Facts = readonly (readonly [name: string, text: ReactNode])[];

interface PartProps {
  title: string;
  facts?: Facts;
  children?: ReactNode;
}

/** A part of the panel: facts by name, or other content. */
export function PanelPart({ title, facts = [], children }: PartProps) {
  const id = useId();
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {facts.length > 0 && (
        <dl className={`stack gap-3 ${style.panelFacts}`}>
          {facts.map(([name, text]) => (
            <div key={name} className="anywhere">
              <dt className="ink bold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
