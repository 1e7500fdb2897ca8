import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const copingJointsAndMetalLength: WrittenPost = {
  slug: 'coping-joints-and-metal-length',
  title: 'Ten Feet of Coping: Metal Movement by Material',
  summary:
    'A small table of thermal movement, what it means for splices and corners, and what holds a coping down besides gravity.',
  topics: ['detailing', 'climate', 'maintenance'],
  sections: ['076200', '077100', '042113'],
  figure: 'parapet-coping',
  blocks: [
    paragraph(
      'Walk along an old parapet and look at the joints in the coping. If each has a smear of sealant on top, renewed every few years in a slightly different gray, the joint was drawn as a lap and behaves as a gap. The metal has been moving since the day it was installed, and the joint was never detailed to let it.',
    ),
    heading('Movement for one length'),
    paragraph(
      'Coping is formed in lengths of 10 ft, because that’s the size of brakes and trucks. Suppose the metal sees a yearly range of 150 °F (83 °C), modest for a dark coping in the Midwest:',
    ),
    table(
      ['Metal', 'Per million per °F', 'Change in 10 ft'],
      ['Galvanized steel', '6.7', '0.12 in.'],
      ['Stainless steel, Type 304', '9.6', '0.17 in.'],
      ['Copper', '9.8', '0.18 in.'],
      ['Aluminum', '13.2', '0.24 in.'],
    ),
    paragraph(
      'The formula: 120 in. × coefficient × 150. Aluminum changes length by a quarter inch in each piece, twice as much as steel. A detail that worked in galvanized for a century won’t work in aluminum without a wider joint.',
    ),
    paragraph(
      'When installing on a mild day, set the gap for the expansion still to come. If the metal is at 70 °F (21 °C) and may reach 140 °F (60 °C), an aluminum length will grow by 120 × 0.0000132 × 70 = 0.11 in. A gap of 1/4 in. leaves room. Butted tight in spring, the coping buckles by August.',
    ),
    heading('The splice'),
    paragraph(
      'The splice that permits all this is a concealed plate, 6 to 12 in. wide, bent to match the coping, bedded in two lines of sealant that don’t cure hard, with the coping ends lying loose over it. The gap remains open on top, and drains onto the plate and off. At the splice, the plate is fastened and the coping isn’t. The coping snaps or hooks onto the cleats and can slide.',
    ),
    paragraph(
      'For lapped and riveted joints, or soldered ones in copper, movement gathers at a few real expansion joints, 24 to 30 ft apart and within a few feet of a corner. All that lies between behaves as one piece 30 ft long with three times as much movement. Corners should be factory-welded with legs about 2 ft long. A corner assembled on site from two miters and a tube of sealant will leak sooner or later.',
    ),
    heading('What is underneath matters more'),
    paragraph(
      'Assume every coping joint leaks. Run a continuous membrane over the top of the wall, under the coping, and down both sides past the nailer. Where cleat fasteners go through it, it should self-seal under compression. High-temperature sheet is worth the money: under dark metal in the sun, the ordinary kind softens and runs down the wall.',
    ),
    paragraph(
      'The nailer needs slope toward the roof, at least 1/4 in. per foot, more if the wall is thick. A level coping collects grit and then grass. Sloping to the roof keeps dirty water off the elevation, and the ice as well.',
    ),
    paragraph(
      'Anchorage. Wind tries to lift the front edge and push on the face. ES-1 provides a test, RE-3, for copings, loaded at the top and face together. A test with a continuous 20-gauge front cleat proves nothing about clips at 30 in. on center. And the nailers themselves have to be bolted to something heavy, or a treated 2 × 8 with the coping on it becomes a kite. In masonry, bolt into grouted cells. The number and depth come from the engineer who knows the corner pressure.',
    ),
    heading('Adjacent materials'),
    paragraph(
      'Aluminum next to treated wood: current copper-based preservatives corrode it when damp, so separate the two with a membrane or use different wood. Copper above galvanized steel or aluminum: runoff carries copper ions that eat the lower metal. For fasteners in copper, use copper or stainless steel, never plain steel.',
    ),
    paragraph(
      'Then there’s heat. The parapet is a fin. Insulation that stops at the roof surface and begins again in the wall leaves the parapet’s inside cold, and moist air that gets up there through an unsealed stud cavity condenses below the coping. At 10 °F (−12 °C) outdoors, occupants report a roof leak. Insulate over the top or block the air at the base, and show which.',
    ),
    heading('For the drawings and the book'),
    paragraph(
      'On the detail: slope, nailer size and bolting, membrane, cleat gauge and whether it’s continuous, splice plate width, gap at stated temperature. On the roof plan: joint locations, at least at corners and over building expansion joints, lined up with something on the facade. In 07 62 00 or 07 71 00, whichever has it: metal, thickness, finish, tested load, welded corners. Shop drawings show each length with its number. That small requirement keeps the installer from ending at the last corner with a 7 in. piece cut by hand.',
    ),
  ],
};
