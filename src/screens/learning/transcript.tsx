import type { TranscriptChapter } from '#src/domain/learning/transcript.ts';
import { durationText } from '#src/lib/duration.ts';
import style from '#src/screens/learning/reading.module.css';

/** The conversation by chapters. */
export const Transcript = ({ chapters }: { chapters: readonly TranscriptChapter[] }) => (
  <div className="stack shrinks gap-5">
    {chapters.map((chapter) => (
      <section
        key={chapter.id}
        className={`stack at-top gap-2 print-block ${style.part}`}
        {...(chapter.title === null ? { 'aria-label': 'Transcript' } : { 'aria-labelledby': chapter.id })}
      >
        {chapter.title !== null && (
          <h2 id={chapter.id}>
            {chapter.title}{' '}
            <span className="block small-mono muted regular">{durationText(chapter.seconds)}</span>
          </h2>
        )}
        <div className={style.prose}>
          {chapter.turns.map(({ speaker, text }, index) => (
            <p key={index} className={`unbroken ${style.turn}`}>
              {speaker !== null && <b className={`ink bold ${style.speaker}`}>{speaker}:</b>}
              {text}
            </p>
          ))}
        </div>
      </section>
    ))}
  </div>
);
