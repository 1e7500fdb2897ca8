import { askedQueries } from '#tests/golden/asked/asked-query.ts';

/** A kind of thing, before what is only named after it or belongs to it. */
export const kindQueries = askedQueries(
  'kind',
  `
exit sign | /exit sign/ | first
drinking fountain | /drinking fountain|bottle fill/ | first
hand dryer | /hand dryer/ | first
generator | /generator/ | first
occupancy sensor | /occupancy/ | first
raised floor | /raised|access floor/ | first
tpo | 075423 | /membrane/ | first
door | 08 | /door$|door\\b/ | first
hollow metal door | 081113 | /door/ | first
roof hatch | 077233 | /hatch/ | first
metal locker | 105113 | /locker/ | first
skylight | 086200 | /skylight|daylight/ | first
louver | 089100 | /louver/ | first
window | 085113 | /window/ | first
brick | 042113 | /brick/ | first
toilet | 224200 | /water closet/ | first
urinal | 224200 | /urinal/ | first
sink | 224200 | /lavatory|sink|basin/ | first
faucet | 224200 | /faucet/ | first
water heater | 223400 | /heater/ | first
mirror | 102800 | /mirror/ | first
bench | 3233,1293 | /bench/ | first
planter | 129300 | /planter/ | first
bollard | 3471,2656 | /bollard/ | first
fence | 3231,0156 | /fence/ | first
gutter | 076200 | /gutter/ | first
coping | 0771,0345 | /coping/ | first
elevator | 1424 | /elevator/ | first
sprinkler | 2113 | /sprinkler/ | first
smoke detector | 284600 | /detector/ | first
card reader | 281000 | /reader/ | first
thermostat | 2535,2309 | /temperature sensor|thermostat/ | first
diffuser | 233700 | /diffuser/ | first
panelboard | 262416 | /panelboard/ | first
downlight | 265100 | /downlight/ | first
light pole | 265600 | /pole/ | first
paver | 3214 | /paver/ | first
retaining wall | /retaining wall/ | first
crane | 412200 | /crane|hoist/ | first
conveyor | 412123 | /conveyor/ | first
stair | /stair/ | first
ladder | /ladder/ | first
fireplace | /fireplace/ | first
flagpole | /flagpole/ | first
mailbox | /mailbox|mail box|parcel/ | first
projection screen | /projection screen/ | first
escalator | /escalator/ | first
fire pump | /fire pump/ | first
`,
);
