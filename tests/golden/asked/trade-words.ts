import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Words of the trade that look like others: finding nothing may be right, turning them into another word never is. */
export const tradeWordQueries = askedQueries(
  'tradeWord',
  `
boot | 0754,0753,0752,0762,0772
LEED | /./
LEED silver school | /./
grace underlayment | 0730,0713,0725,0752
soffit | 074646,0742,0744 | /soffit/
fascia | 0771,0762
quoin | 0345,0421,0443,0472
kerf | 0814,0811,0871
muntin | 0851,0841
mullion | 0844,0841
astragal | 0871,0811
purlin | 0540,1334
girt | 0540,1334,0742
lath | 0922,0924,0923
scrim | 0727,1224,0754
dado | 0641,1026
reveal | 0929,0922,0742,0345
cleat | 0741,0762,0771
louvre | 089100
flue | 2351,2234
plenum | 2715,2337,0969
sash | 0851
spline | 0612,0610
screed | 0924,0967,0354
bulkhead | 0929,0772,3553
cricket | 0721,0754,0762
crickets and saddles | 0721,0754,0762
jamb | 0811,0814,0851,0841,0844
riprap | 3137,3125
`,
);
