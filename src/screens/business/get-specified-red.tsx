import { to } from '#src/paths.ts';
import { essentials } from '#src/screens/business/get-specified-points.tsx';
import { Landing, Points } from '#src/screens/business/landing.tsx';

/** A variant of the landing page; search engines index only the other one. */
export const Screen = () => (
  <Landing
    title="Don’t get redlined"
    description="A product without a section, a detail, or a current declaration is the first to be crossed out. How to stay in the specification."
    canonical={to.getSpecified()}
    lead="A product without a section, a detail, or a current declaration is the first to be crossed out. Give architects all three."
    kind="get-specified"
    formTitle="Ask about listing your products"
    messageHint="Your products, their sections, and what you have: specifications, drawings, BIM objects, declarations."
    isRed
  >
    <Points title="What keeps you in" points={essentials.slice(1, 4)} />
  </Landing>
);
