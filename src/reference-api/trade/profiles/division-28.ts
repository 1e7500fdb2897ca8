import { accessControl } from '#src/reference-api/trade/profiles/division-28-access-control.ts';
import { fireAlarm } from '#src/reference-api/trade/profiles/division-28-fire-alarm.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Electronic safety and security. */
export const division28: readonly SectionProfile[] = [accessControl, fireAlarm];
