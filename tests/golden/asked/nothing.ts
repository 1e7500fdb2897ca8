import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Nothing in a library of building products is this: the answer must say so and offer a way on. */
export const nothingQueries = askedQueries(
  'nothing',
  `
pizza oven | /pizza/
bowling alley lane | /bowling/
dental chair | /dental/
church pews | /\\bpews?\\b/
telescope dome | /telescope|observatory/
cattle guard | /cattle/
helipad lighting | /helipad|heliport/
unobtainium cladding | /unobtainium/
thatch roof | /thatch/
aerogel blanket R-20 | /aerogel/
hempcrete block | /hempcrete/
rammed earth wall | /rammed/
bulletproof teller window | /teller|bullet/
planetarium | /planetarium/
ice rink | /ice rink/
baptismal font | /baptis/
zip line | /zip line/
car wash equipment | /car wash/
morgue refrigerator | /morgue|mortuary/
stage curtain | /stage curtain/
kegerator | /kegerator/
`,
);
