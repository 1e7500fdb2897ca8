import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** What failed at the first try in a ninth reading, by kind: names in less common sections, drawing abbreviations, two things in one. */
export const freshTrades = [
  ...askedQueries(
    'title',
    `
construction trailer | 0152
sidewalk shed | 0156
wheel wash | 0155
flagger sign | 0155
geotechnical report | 0031
void box | 0311
structural glazed tile | 0421
1.5B deck | 0531
shear studs | 0505
cfs trusses | 0544
30# felt | 0730
clay tile roofing | 0732
bulletproof door | 0834
delayed egress | 0871
J bead | 0922
outlet | 2627
K-13 | 0721
wallpaper | 0972
pegboard | 1011
cubbies | 1051
parking booth | 1112
bottle filler | 2247
boiler feed pump | 2322
computer room ac | 2381
glass break | 2831
highway guard rail | 3471
sign bridge | 3441
fog horn | 3510
rubber dam | 3570
pneumatic conveying | 4112
industrial oven | 4215
process pump | 4321
catalytic oxidizer | 4413
sludge press | 4676
hydro turbine | 4813
`,
  ),
  ...askedQueries(
    'slang',
    `
insul. metal panels | 0742,0741 | /insulated/ | first
clg tile | 0951 | first
fireproof door | 08 | /fire/ | first
mold proof drywall | 0929 | /mold/ | first
carpet squares | 0968 | first
mineral wool insulation | 0721 | /mineral wool/ | first
acoustical ceiling tiles | 0951 | first
temp. fencing | 0156
`,
  ),
  ...askedQueries(
    'kind',
    `
trench drain with grate | 3342 | /trench drain/ | first
glass for elevator shaft | 0880 | /glass/ | first
windows that block noise | 0851 | /window/ | first
UV disinfection | 4666 | first
`,
  ),
  ...askedQueries(
    'kind',
    `
drainable louvers for mechanical penthouse | 0891 | /drainable/ | first
thin brick veneer panels | 0421 | /thin brick/ | first
motorized roller shades with solar fabric | 1224 | /dual roller/ | first
seismic expansion joint cover floor | 0795 | /seismic/ | first
engineered quartz slab | 1236 | /quartz/ | first
cross laminated timber floor panels | 0617
slip joint deflection clips for cold formed framing | 0540
solid surface shower walls hotel | 0661
mushroom button door release | 2815
gooseneck barn light | 2656
glass railing with base shoe | 0573
208V 3 phase tankless water heater | 2233
durock type board | 0928
`,
  ),
  ...askedQueries(
    'question',
    `
floor is too uneven for vinyl plank | 0354
white powder on masonry | 0401
neighbors hear footsteps through ceiling | 0981
what do I need behind tile in a steam shower | 0928
`,
  ),
];
