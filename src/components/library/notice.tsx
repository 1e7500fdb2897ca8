import style from '#src/components/library/notice.module.css';

/** What a paper says at its foot, such as that it is a sample; nothing where it says nothing. */
export function Notice({ of: { notice } }: { of: { notice?: string | undefined } }) {
  return notice === undefined ? null : <p className={style.notice}>{notice}</p>;
}
