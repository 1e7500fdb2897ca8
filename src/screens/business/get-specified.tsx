import { to } from '#src/paths.ts';
import { essentials } from '#src/screens/business/get-specified-points.tsx';
import { Landing, Points } from '#src/screens/business/landing.tsx';

export const Screen = () => (
  <Landing
    title="Get specified"
    description="How a manufacturer’s products get into the specification: sections, drawings, declarations, and requests in one library."
    canonical={to.getSpecified()}
    lead="A product gets specified when its section is easy to write. Put your text, drawings, and documentation where architects work."
    kind="get-specified"
    formTitle="Ask about listing your products"
    messageHint="Your products, their sections, and what you have: specifications, drawings, BIM objects, declarations."
  >
    <Points title="What you get" points={essentials} />
  </Landing>
);
