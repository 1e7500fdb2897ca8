import library from '#src/components/library/library-page.module.css';
import { to } from '#src/paths.ts';
import { essentials, further } from '#src/screens/business/get-specified-points.tsx';
import style from '#src/screens/business/landing.module.css';
import { Landing, Points } from '#src/screens/business/landing.tsx';

/** The longer landing page. */
export function Screen() {
  return (
    <Landing
      title="Get specified: the full story"
      description="From a search to the submittal: where a manufacturer’s sections, drawings, declarations, and answers count, and what to bring."
      canonical={to.getSpecifiedMore()}
      lead="From the first search to the submittal, an architect meets your product many times. Here is where, what each place shows, and what you bring."
      kind="get-specified"
      formTitle="Ask about listing your products"
      messageHint="Your products, their sections, and what you have: specifications, drawings, BIM objects, declarations."
    >
      <Points title="While they choose" points={essentials} />
      <Points title="After they chose" points={further} />
      <section className={library.main} aria-labelledby="steps">
        <h2 id="steps">What you bring</h2>
        <ol className={style.steps}>
          <li>The list of your products with their section numbers and trade names.</li>
          <li>Measured properties, each with its unit and the test standard in its edition.</li>
          <li>Your three-part sections, or the data to write them from.</li>
          <li>Drawings and BIM objects as you have them, and declarations with their end dates.</li>
          <li>One person who answers requests.</li>
        </ol>
      </section>
    </Landing>
  );
}
