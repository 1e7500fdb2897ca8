import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Section numbers in all the ways they are written. */
export const askedNumbers = askedQueries(
  'number',
  `
8111 | 081113
81113 | 081113
08 1113 | 081113
0811 13 | 081113
081113.13 | 081113
08 11 13.13 | 081113
08-11-13.13 | 081113
09 51 23 | 0951
095123 | 0951
07 42 13.13 | 0742
07 42 13.23 | 07421323
074213.23 | 07421323
7.54.23 | 075423
75423 | 075423
75 423 | 075423
spec section 075423 | 075423
section 7 54 23 | 075423
CSI 08 41 13 | 084113
MasterFormat 09 29 00 | 092900
0929 | 0929
09 29 | 0929
092900.10 | 092900
09250 | 092900
09.250 | 092900
section 08110 | 081113
08110 fire rated | 081113
02830 | 323100
05520 railing | 055213
div 8 | 08
Div. 07 roof hatch | 077233
11 53 00 fume hood | 115300
07 84 | 0784
#072113 | 072113
07 21 13 polyiso R-20 | 072113 | /polyiso/ | r>=20
08 11 13 90 minute | 081113 | fire>=1.5
`,
);
