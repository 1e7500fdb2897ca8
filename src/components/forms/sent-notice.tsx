import type { ReactNode } from 'react';

import style from '#src/components/forms/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

interface Props {
  /** `Your request was sent`. */
  title: string;
  /** One below the level of the form's own heading. */
  level: 2 | 3;
  children: ReactNode;
}

/** Replaces a form that was sent, and takes over its focus. */
export function SentNotice({ title, level, children }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const Heading = `h${level}` as const;
  return (
    <Notice tone="good">
      <Heading ref={heading} tabIndex={-1} className={style.sent}>
        {title}
      </Heading>
      {children}
    </Notice>
  );
}
