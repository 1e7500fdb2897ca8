import type { ButtonHTMLAttributes, RefAttributes } from 'react';

import style from '#src/ui/button.module.css';

export type ButtonKind = 'normal' | 'primary' | 'plain';

/** The class of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'normal'): string {
  return `${style.button} ${kind === 'normal' ? '' : style[kind]}`;
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
  RefAttributes<HTMLButtonElement> & { kind?: ButtonKind };

export function Button({ kind = 'normal', type = 'button', className = '', ...rest }: Props) {
  return <button type={type} className={`${buttonClass(kind)} ${className}`} {...rest} />;
}
