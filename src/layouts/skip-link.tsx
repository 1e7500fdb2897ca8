import style from '#src/layouts/skip-link.module.css';

export function SkipLink() {
  return (
    <a className={style.skip} href="#content">
      Skip to content
    </a>
  );
}
