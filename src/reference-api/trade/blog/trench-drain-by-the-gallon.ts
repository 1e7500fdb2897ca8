import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const trenchDrainByTheGallon: WrittenPost = {
  slug: 'trench-drain-by-the-gallon',
  title: 'Sizing a Trench Drain on One Page',
  summary:
    'Runoff in gallons per minute, channel capacity, load class, and the slots that accessibility rules allow.',
  topics: ['detailing', 'code', 'accessibility'],
  sections: ['334200', '033000', '321400'],
  figure: 'trench-drain',
  blocks: [
    paragraph(
      'A line across a plan, labeled TD, is perhaps the least engineered object in a set. It is drawn by the architect for appearance, located by the landscape architect, connected by civil, and supplied as a kit chosen by width. Here is one calculation, to show which of the kit’s numbers matter.',
    ),
    heading('How much water?'),
    paragraph(
      'A loading court with 12,000 sq ft of concrete slopes to a trench 60 ft long. Design rainfall is 4 in. per hour for the short duration that applies. One inch per hour on one square foot is 0.0104 gallons per minute.',
    ),
    paragraph('12,000 × 4 × 0.0104 = 499 gpm; times a runoff coefficient of 0.95 gives 474.'),
    paragraph(
      'The jurisdiction will say which storm, and for how long. Roof leaders discharging on the pavement must be added. They are easily forgotten, and the roof may be as large as the court.',
    ),
    heading('How much can the channel carry?'),
    paragraph(
      'Take a channel 6 in. wide, sloped at 0.5 percent, running 6 in. deep at its outlet. By Manning’s equation with n of 0.011 for smooth polymer concrete:',
    ),
    paragraph(
      'Area 0.25 sq ft. Wetted perimeter 1.5 ft. Hydraulic radius 0.167 ft. Velocity = 1.49 / 0.011 × 0.167^(2/3) × √0.005 = 2.9 ft per second. Flow 0.725 cubic feet per second, or 325 gpm.',
    ),
    paragraph(
      'We need 474. You can choose an 8 in. channel, a steeper one, or an outlet in the middle so that each half carries 237. The last costs only a pipe. It also halves the depth lost to slope: 60 ft at 0.5 percent falls 3.6 in., and 30 ft only 1.8. That matters where a slab has to pass underneath.',
    ),
    paragraph(
      'Then the outlet. A 4 in. vertical outlet with a few inches of head passes a couple of hundred gallons per minute and no more. The kit’s standard outlet might be the bottleneck in a channel that’s otherwise right. Ask for its capacity. A catch basin with 8 in. pipe at the end is generally the fix.',
    ),
    paragraph(
      'And the grate. Openings have to accept the flow along with leaves. For runoff that arrives as a sheet from a slope, water at speed may jump narrow slots. Manufacturers give intake per foot. Here it’s 474 / 60 = 8 gpm per foot, and nearly anything takes that, half clogged.',
    ),
    heading('Load class'),
    paragraph(
      'EN 1433 defines classes by test load in kilonewtons: A 15, B 125, C 250, D 400, E 600, F 900. American practice also cites AASHTO H-20, a truck with 16,000 lb wheels. In a loading court forklifts are often worse than trucks: hard little tires, high axle loads, and turning in place. E 600 isn’t excessive there. For pedestrians, Class A is enough until a lift drives over it to wash the windows.',
    ),
    paragraph(
      'The rating is of grate and frame, and applies in place only when encased as tested. A channel sitting in asphalt alone, without concrete haunches, has no class. Encase it in 4 to 8 in. of reinforced concrete on each side and below, depending on class. No one will draw that unless the architect does.',
    ),
    heading('Feet, wheels, canes'),
    paragraph(
      'Where it lies in an accessible route, openings must not pass a 1/2 in. sphere, and long ones run across the main direction of travel. On a path from parking to a door that direction is obvious. In a plaza with several, use a grate with holes or a mesh in both directions. The top is flush to within 1/4 in. Slip resistance of metal grates when wet is worth asking about. High heels are narrower than 1/2 in., so at entrances use slots of about 1/4 in.',
    ),
    heading('Locking, cleaning, edges'),
    list(
      'Bolted or sprung locking where wheels pass, or the grate will rattle and work loose. Use stainless steel bolts and give a torque.',
      'Galvanized, ductile iron, or stainless edges. Near salt, avoid plain steel.',
      'Sediment bucket at the outlet, light enough for one person to lift. If it takes two, no one will.',
      'Isolation joint. Slabs next to a channel expand and squeeze it. Put a 1/2 in. joint parallel to the channel, at the edge of the encasement, and carry every slab joint that meets it through the channel’s own joints.',
      'Paver edges: set units 1/8 to 1/4 in. above the frame, on concrete and mortar for the first course, or that row will settle.',
    ),
    heading('Where does it drain to?'),
    paragraph(
      'A trench in front of a garage door under a roof belongs to sanitary, with an oil interceptor. In the open it belongs to storm. In between, half under a canopy, each plan reviewer gives a different answer. Ask for it in writing at the start, before any pipe goes in under the slab.',
    ),
  ],
};
