import type { Engine } from './driver/engine.ts';
import type { Journey } from './journeys/journey.ts';
import { Visitor } from './visitor.ts';

export interface Site {
  origin: string;
  /** `pageScript()`. */
  script: string;
  /** Takes a picture for whoever looks into a failure. */
  see: (name: string, picture: Uint8Array) => Promise<void>;
}

export interface Walked {
  journey: Journey;
  engine: string;
  seconds: number;
  /** Null if it went well. */
  problem: string | null;
}

/** What engines complain about though nothing is wrong; the number is what Firefox says of a font for NS_BINDING_ABORTED. */
const noComplaints =
  /NS_BINDING_ABORTED|2152398850|Layout was forced before|GroupMarkerNotSet|WebGL warning|favicon/;

/** One journey as a new visitor. `see` gets a picture of the window if it fails. */
export async function walk(engine: Engine, journey: Journey, site: Site): Promise<Walked> {
  const start = performance.now();
  let problem: string | null = null;
  try {
    const visitor = new Visitor(engine, site.origin, site.script);
    await engine.forget(site.origin);
    await engine.resize(1280, 900);
    engine.troubles();
    await journey.walk(visitor);
    const isExpected = (text: string): boolean =>
      noComplaints.test(text) || (journey.expects ?? []).some((part) => text.includes(part));
    const troubles = engine.troubles().filter((text) => !isExpected(text));
    if (troubles.length > 0) problem = troubles.join('\n');
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    await engine.picture().then(
      (picture) => site.see(`${engine.name} ${journey.name}`, picture),
      () => undefined,
    );
  }
  return { journey, engine: engine.name, seconds: (performance.now() - start) / 1000, problem };
}
