import type { ButtonHTMLAttributes, MouseEvent, RefAttributes } from 'react';

import style from '#src/ui/button.module.css';

export type ButtonKind = 'normal' | 'primary' | 'plain' | 'danger';

/** Class of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'normal'): string =>
  `${style.button} ${kind === 'normal' ? '' : style[kind]}`;

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> &
  RefAttributes<HTMLButtonElement> & { kind?: ButtonKind };

/**
 * While `disabled`, clicks do nothing but the button keeps the focus, which the native attribute would drop.
 */
export const Button = ({
  kind = 'normal',
  type = 'button',
  className = '',
  disabled,
  onClick,
  ...rest
}: Props) => (
  <button
    type={type}
    className={`${buttonClass(kind)} ${className}`}
    aria-disabled={disabled || undefined}
    onClick={disabled ? doNothing : onClick}
    {...rest}
  />
);

/** Also prevents submitting the form. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
}
