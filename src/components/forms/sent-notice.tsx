import type { ReactNode } from 'react';

import style from '#src/components/forms/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

interface Props {
  /** `Your request was sent`. */
  title: string;
  /** One below the heading that the form stands under. */
  level: 2 | 3;
  children: ReactNode;
}

/** Takes the place of a form that has arrived, and the focus that was in it. */
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
