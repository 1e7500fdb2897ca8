import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Asked as one asks a colleague. Details, sections and products answer alike. */
export const questionQueries = askedQueries(
  'question',
  `
how do I flash a parapet | 0762,0771,0754,0753,0752 | /parapet|coping|flashing|edge/
what goes behind stucco | 0725,0727,061600
how do I detail a roof edge | 0771,0754,0753,0752,0762,0741 | /edge|coping|gravel stop|eave/
what do I put under a metal roof | 0741,0725,0713,0721
how thick is type X gypsum board | 092900
which sealant for a curtain wall | 0792,0844
what door do I need in a 2 hour wall | 0811,0814,0831,0833 | /door/
how to waterproof a foundation wall | 0713
what is the best insulation for a flat roof | 0721,075
how can I make a conference room quieter | 0984,0951,0929,0922,0720
where do I find a detail for a window sill | 0851,0844,0841 | /sill/
do I need a vapor barrier behind metal panels | 0725,0727,0726,0742
show me toilet partitions for a school | 102113
I need a door for a hospital with lead lining | 081416 | /lead/
what kind of floor for a commercial kitchen | 0967,0930
which paint for a drywall ceiling | 099123
how do you fasten a guardrail to a concrete slab | 0552
can I see a curtain wall at the slab edge | 0844
what stops water at an expansion joint | 0795,0792
how do I seal a pipe through a fire wall | 0784
who makes roof hatches | 077233
looking for a bench for a plaza | 323300,1293 | /bench/
please find me a quiet ceiling for a classroom | 0951,0984
is there a sink for a janitor closet | 224200 | /mop/
what protects walls from carts in a hospital | 1026
what can I use instead of brick | 0421,0746,0742,0345,0422,0724
how do I keep birds from hitting the glass | 088000 | /bird/
which roof is best for a hot climate | 075,0741 
what do I use to shade a south facing window | 1224,0844,0862 | /shade|sunshade/
how do I anchor a bike rack | 323300
where does the flashing go at a window head | 0851,0844,0841,0762,0725 | /head|flash/
how do I keep trucks from hitting the loading dock | 1113,3471
give me options for a green roof drain layer | 3346,0713 | /drain/
`,
);
