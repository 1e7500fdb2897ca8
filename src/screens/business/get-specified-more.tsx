import { to } from '#src/paths.ts';
import { essentials, moreBenefits } from '#src/screens/business/get-specified-points.tsx';
import style from '#src/screens/business/landing.module.css';
import { Landing, Points } from '#src/screens/business/landing.tsx';

/** The longer landing page. */
export const Screen = () => (
  <Landing
    title="Get specified: the full story"
    description="From search to submittal: where a manufacturer’s sections, drawings, declarations, and answers count, and what to provide."
    canonical={to.getSpecifiedMore()}
    lead="From the first search to the submittal, architects come across your product many times. Here is where, what they see, and what you provide."
    kind="get-specified"
    formTitle="Ask about listing your products"
    messageHint="Your products, their sections, and what you have: specifications, drawings, BIM objects, declarations."
  >
    <Points title="While architects choose" points={essentials} />
    <Points title="After they choose" points={moreBenefits} />
    <section className="stack shrinks gap-3" aria-labelledby="steps">
      <h2 id="steps">What you provide</h2>
      <ol className={`stack gap-2 ${style.steps}`}>
        <li>A product list with section numbers and trade names.</li>
        <li>Tested properties, each with its unit and the test standard and edition.</li>
        <li>Three-part sections, or the data to write them from.</li>
        <li>Drawings and BIM objects as you have them, and declarations with their expiration dates.</li>
        <li>One person to answer requests.</li>
      </ol>
    </section>
  </Landing>
);
