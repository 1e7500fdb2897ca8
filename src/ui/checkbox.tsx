import type { ComponentProps, ReactNode } from 'react';

import style from '#src/ui/checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode };

/** A checkbox with its label; the whole line is clickable. */
export const Checkbox = ({ label, ...rest }: Props) => (
  <label className={`flex baseline high-26 gap-2 note pad-block-3px ${style.line}`}>
    <input {...rest} type="checkbox" className={`rigid ${style.box}`} />
    <span>{label}</span>
  </label>
);
