import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** Questions in plain words that name no product: problems, causes, places. Of the two lists, 46 and 49% were right at first. */
export const freshPurposes = askedQueries(
  'question',
  `
how do we stop kids from climbing over the school fence | 3231
why does the meeting room sound like a cave | 0984,0951
the lobby tiles get soaked every time it snows | 1248
how can guests charge their teslas at our hotel | 1111
need something so people in wheelchairs can reach the stage | 1442
what keeps smoke out of the elevator lobby | 0834,0871,0833
rain comes in under the front door | 0871
how to stop a door from slamming | 0871
squirrels and pigeons are roosting on our sign | 1081
what do I use to cover the gap between two buildings | 0795
the roof leaks around the chimney | 0762,0701
water runs down the driveway into my garage | 3342
where do I hang my coat in the office | 1026,1057,1028,1051
how can I heat my patio in winter | 2383,2382,1031
what makes concrete floors shiny like at Costco | 0335
classroom is too bright to see the projector | 1224
I want to hide the rooftop air conditioners | 0891,0742
how to hold back soil on a slope next to parking | 3232
what can I put on the wall so kids can draw on it | 1011
we keep running out of hot water in the dorm | 2234
a way to get on the roof safely for maintenance | 0772,0551
the server room needs fire protection that won't ruin computers | 2122
how to keep forklifts from damaging the walls | 1026,1113,0550
what stops people from driving through the park entrance | 3471,3231,1112
rust stains on the steel columns | 0996,0991
our wood deck is rotting | 0673,0653
windows sweat in winter | 0851,0880,0853,0854
how do I keep the sidewalk from getting icy | 2383
what's used to seal around a pipe going through a fire wall | 0784
need privacy between hospital beds | 1021
where do students lock up bikes | 1293,3233
can't hear announcements in the cafeteria | 2741,2751,2750
how do blind people find the room | 1014
too much echo in the gym | 0984
what do you call the bumpy yellow thing at curb ramps | 3217
floor that won't build up static for a computer lab | 0965,0967,0969
grease from the kitchen is clogging the sewer | 2213
keep truck exhaust out of fire station | 2335,2334
stop cold air when dock doors are open | 1113
where can mothers change a baby | 1028
how to divide a ballroom in two | 1022
basement floods when the power goes out | 2214,2213,2632
what goes on top of a brick parapet | 0771,0345,0472
the ceiling is dripping under the bathroom pipes | 2207
which floor can take a forklift and acid spills | 0967
we need a box outside to let firemen in | 1041
lights should go off when nobody is there | 2609
how do I get sun into a windowless corridor | 0862
make the brick wall waterproof without changing the look | 0719
stairs are slippery for old people | 0555,0965
noise from the air conditioner bothers neighbors | 4420,0891,2305
how do I keep the birds from crashing into the curtain wall | 0880
apartment tenants need mail and package boxes | 1055
how to throw away trash from the 10th floor | 1491
something to lean bikes against | 1293,3233
protect wood posts from termites | 3131,0605
what do I attach deck posts to concrete with | 0505,0605
fireproof the steel in a warehouse | 0781
the old plaster is cracking | 0923,0901
a floor to drop heavy weights on | 0965
how do people get out if the power fails | 2652,2653
what keeps sheet rock from getting moldy in a bathroom | 0929
how can we clean windows on a 20 story tower | 1124
dirty water is flowing backwards into the drinking supply | 2211
what separates lanes on a highway | 3471
deaf student needs to know about a fire alarm | 2846
how to lift an engine in a shop | 4122
collect sawdust in a woodshop | 4411,4413
need to dry hands without paper | 1028
keep cars from rolling past the parking space | 3217
how to find out if carbon monoxide is in the garage | 2842,2833
who can patch the holes in our parking deck | 0301
make a big opening in a restaurant wall for summer | 0843,0832
keep flies out when the kitchen door is open | 1081,2334,2382
what holds up bricks over a window | 0550,0512
what do I need under artificial turf | 3218
can I grow grass where fire trucks drive | 3212
how do i insulate an old brick house from the inside | 0721
my shower door leaks | 1028
how do I stop roof wind blow off at the edge | 0771
we need to see around corners in the parking garage | 1086
chemical splash in the eyes | 1153,2245
old people fall in our bathrooms | 1028
how can I lock down classrooms | 0871
water pressure on the top floor is too low | 2211
soundproof a music practice room | 0834,1321,0929,0984
how do I stop salt water from rusting the balcony railing | 0996,0552
the gym teacher can't be heard over the noise | 0984,2741
what can I put over a bad concrete floor so I can lay tile | 0354
my toilet partition keeps rotting from mopping | 1021
how to keep snow from falling off the roof onto the entrance | 0772
where do I store fire hoses in the corridor | 1044
a child could fall through the balcony rails | 0552
need to move patients out of bed without lifting | 1173
what's the best way to quiet a noisy air duct | 4420,2307
how can I get rid of humidity at an indoor pool | 2384
the door won't latch by itself | 0871
how do I keep teenagers from spraying paint on the wall | 0996,0719
which floor hides dirt in a busy entrance | 0968,1248
our apartment building needs somewhere to store packages | 1055
where can I put recycling bins on the street | 1293,3233
how do I light a path at night without glare | 2656
how do you get smoke out of an atrium | 0772,2334,2335
what do I put on stairs so the blind can see the edges | 0555
how do I keep a bathroom mirror from fogging | 0883,1028,2334
why does water pool on my flat roof | 2214,0722
who makes something that catches rainwater for reuse | 3346,2214,3342,2216
what keeps a truck from rolling away from the dock | 1113
how to hide speakers in the ceiling | 2741,0951,2751
need power for a laptop at every desk | 2627
how do I warm up a cold tile floor | 2383
what do I use to lift boxes to the mezzanine | 4121,1424
mosquitoes get into the patio | 0851,0856,1082,2334
how can I tell how much water the plant uses | 4071,2211
something to protect a column from forklifts | 1026,0550,0558
how do I stop people from jumping the subway gate | 2810,1114
the basement smells like mold | 0287,2384,0713
how do I let fresh air into a classroom without opening windows | 2373,2372,0891,2374
want a fireplace in the lobby that needs no chimney | 1031
how do I keep a glass wall from getting hot | 0844,0887,1071,0880,1224
can a roof make electricity | 4814
how can the hotel guests see the fire exits in the dark | 2653,2652
how do I make sure that nobody brings a gun in | 2813,2816,1115,2831
what can keep a hillside from washing into the road | 3125,3132,3232
I need to dry my hands | 1028
how do I keep the computers running in a blackout | 2633,2632
how do i get rid of food scraps grease before the sewer | 2213
a place to sit in the shower | 1028
where should visitors sign in | 0641,1231
what stops fire from spreading between floors in the curtain wall | 0784
can't sleep because of highway noise | 4420,0851,0856,0880
how do I keep the parking lot from flooding | 3346,3342,3212
how to secure the counter of the snack bar at night | 0833
how do I connect two train tracks | 3411
how to kill germs in water without chemicals | 4666
a dog keeps getting out of the yard | 3231
which material stops x-rays in a door | 0814,1349
where does sawdust go from machines | 4411
ships bang against our pier | 3559
how do firefighters get water on the tenth floor | 2112,1044,2130
too much static shock on the carpet | 0967,0968,0965,2384
how do I dampen footfall noise upstairs | 0960,0929
how do I stop condensation on cold water pipes | 2207
my balcony drips water on the unit below | 0718,0713,0714
what can stop pigeons from sitting on the parapet | 1081
a rail so grandma can get out of the tub | 1028
which lights do I need in a stairwell when power fails | 2652,2651
how do I keep deer out of a garden | 3231
our loading dock doors let in snow | 1113
how do I close off a shopfront in a mall at night | 0833,0835
what do I put on a wood deck instead of wood | 0673,0653
how can people in wheelchairs get onto a stage | 1442
keep shopping carts from hitting the glass | 1026,3471,0550,1121
we need to keep noise from the mechanical room out of the offices | 0929,0834,2305,4420,0422,0981
how do I make a steel column two hour rated | 0781
white stains on brick after winter | 0401
what do I need so a fire truck can drive on the lawn | 3212
where can visitors hang coats | 1057,1028
how do I find a leak in a flat roof | 0701
what can I install so water doesn't splash off the roof onto my steps | 0771,0762
how can I make an old gym floor less slippery | 0964,0967,0965,0930,0963
someone keeps breaking our glass door, what is stronger | 0888,0884,0887,0880,0856,0834
how do blind people know where the crosswalk starts | 3217
something to keep ducts from rattling | 2305,2307,1348
what stops a fire in a kitchen hood | 2123
where do nurses wash before surgery | 2243,2242
we want to hear less traffic in the bedrooms | 0929,0851,0856,4420,0880
what holds a roof down in a hurricane | 0605,0771,0522
how do I dry out a damp crawl space | 2384,0726,0711,0713
who sells lockers that don't rust | 1051
how do I cover a big hole in the floor | 0831,0550
need to hang heavy TVs on the wall | 0610,1152,0505,2741
what goes under pavers on a roof | 0776,3214,3346,0755
how to keep leaves out of gutters | 0771,0762
a desk for the front lobby | 0641
why does my metal roof rumble in the wind | 0741
how do I let light into the stair | 0862,0851,0851,0861
what do you use to tie down a flagpole | 1075
what goes under a slab on grade to keep soil moisture vapor from coming up | 0726
which anchors work in cracked concrete in an earthquake zone | 0505
`,
);

/** Names, Spanish descriptions, and several slips at once that were answered wrongly at first. */
export const freshNames = askedQueries(
  'kind',
  `
ice rink dasher boards | 1318
raised access floor panels | 0969
limestone cladding panels | 0442,0443
window washer tie backs | 1124,1181
tension rod canopy | 1073
sound rated door | 0834
sky lite | 0862
bondo for concrete spalls | 0301
escalera marina de aluminio con jaula | 0551
planetarium dome | 1155
mihrab | 1191
salt room | 1324
crash doors | 0838
knock down door frame | 0812
cremone bolt | 0871
dogging kit | 0871
waffle slab pans | 0311
T-111 siding | 0746
waterproof pan liner shower | 0930,0713,2242,0714
planter pots outdoor | 3233,1293,1292
lectern | 1256,1191,1252,1150,1250
ceiling hung patient track | 1021,1173
x-ray view box | 1170,1171,1173,1176
attic stairs pull down | 1133
bat house | 1081,1292,1080
escalera de caracol metálica | 0571
bathroom exhaust vent | 2334
elevator pit ladder | 0551
sellador de juntas de silicona | 0792 | /silicone/ | first
cielo raso acústico suspendido | 0951 | first
tanque de almacenamiento de agua | 4341 | first
piso de hule para gimnasio | 0965
cableado de red categoría 6 | 2715 | first
vynil plank floring | 0965 | first
acoustcal pannel | 0951 | first
flurescent lite fixtur | 2651
conrete sealr | 0335
unistrut channel | 0550,2605,0545
lead paint encapsulant | 0283
rtu economizer | 2374
merv 13 20x25x2 | 2341
operable partition with paired panels | 1022
cherry picker | 4160,1483
mechanically fastened tpo | 0754 | /TPO/ | first
200A 42 ckt panelboard | 2624 | first
piso vinílico en rollo | 0965
tubería de drenaje pluvial | 3342 | /storm pipe/ | first
tegular ceiling for 9/16 grid | 0951 | first
potable water tank coating | 0996,0997
`,
);
