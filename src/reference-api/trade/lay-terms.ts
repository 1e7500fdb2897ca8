/**
 * How people who do not know the trade's word for a thing say it: an everyday word or phrase, `>`, what the trade writes
 * about it. Lower case, singular. Read by the search by meaning, in the question only.
 */
const table = `
rain > water, weather, waterproofing, watertight, roof
wet > water, moisture, waterproofing, watertight
leak > water, watertight, waterproofing, membrane, sealant
leaking > water, watertight, waterproofing, membrane, sealant
drip > water, drainage, gutter, flashing
snow > roof, load, weather
storm > wind, uplift, impact, water
hurricane > wind, uplift, impact
blow off > wind, uplift, securement
gust > wind, uplift
flat roof > membrane, single ply, low slope, thermoplastic, ballast, adhered
sloped roof > standing seam, metal roof panel, shingle
pitched roof > standing seam, metal roof panel, shingle
edge > coping, fascia, gravel stop, flashing
gutter > drainage, roof water, flashing
climb > ladder, hatch, access
cold > insulation, thermal, frost
warm > insulation, thermal, thermal resistance
heat > insulation, thermal, thermal resistance
heating bill > insulation, thermal resistance, energy
energy > thermal, insulation, solar
draft > air barrier, air leakage, seal
sun > solar, ultraviolet, reflectance, shade
glare > shade, solar, daylight, glazing
quiet > sound, acoustic, noise, stc, absorption
noise > sound, acoustic, stc, absorption
loud > sound, acoustic, noise, absorption
echo > acoustic, absorption, nrc, ceiling
hear > sound, acoustic, stc
burn > fire, flame, combustible, rating
flame > fire, flame spread, rating
smoke > fire, smoke, vent
catch fire > noncombustible, fire, flame
see through > glass, glazing, vision, transparent
window pane > glass, glazing
daylight > skylight, glazing, glass
slip > slip resistance, traction, floor
trip > slip resistance, tactile, edge
kid > school, classroom, safety
children > school, classroom, safety
pupil > school, classroom
disabled > accessible, wheelchair, ada
wheelchair > accessible, lift, ramp
blind > tactile, detectable, accessible
thief > security, lock, access control
burglar > security, lock, access control
break in > security, lock, forced entry
key > lock, access control, door hardware
germ > hygienic, antimicrobial, hospital, cleaning
clean > washable, hygienic, stain
scratch > abrasion, wear, hardness
dent > impact, abuse, protection
bump > impact, corner guard, protection
rust > corrosion, galvanized, stainless, zinc
rot > preservative, treated, decay
mold > moisture, mold, fungal
bug > screen, insect, termite
toilet > water closet, flush, restroom, compartment
restroom > toilet, lavatory, washroom, accessory
sink > lavatory, basin, faucet
tap > faucet
hands free > sensor, touchless
save water > low flow, watersense, flush volume
pipe > piping, plumbing, drainage
lamp > luminaire, lighting, lumen
bulb > luminaire, lighting, lumen
brighten > luminaire, lighting, reflectance
fresh air > ventilation, outdoor air, louver, diffuser
breathe > ventilation, emission, voc
stuffy > ventilation, outdoor air
smell > emission, voc, ventilation, odor
chemical > voc, emission, resistance
elevator > hoistway, lift, traction, hydraulic
car park > parking, traffic, pavement
rainwater > stormwater, drainage, roof water
puddle > drainage, permeable, paving
bench > seating, site furnishing
fence > gate, perimeter, barrier
crack > joint, sealant, movement
gap > joint, sealant, firestopping, cover
glue > adhesive, bonding
screw > fastener
nail > fastener
see outside > glass, glazing, window, vision
front of building > storefront, curtain wall, facade, cladding
outside wall > cladding, siding, rainscreen, exterior
skin of building > cladding, curtain wall, rainscreen, facade
divide room > partition, wall, panel
store > storage, locker, shelf
cloth > fabric, textile, shade
carbon > embodied, gwp, declaration
recycle > recycled, content
`;

export interface LayTerm {
  /** One word, or several that stand together. */
  from: string;
  to: readonly string[];
}

export const layTerms: readonly LayTerm[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to: to.split(', ') };
  });
