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
      'Walk along an old parapet and look at the joints in the coping. If each has a smear of sealant on top, renewed every few years in a slightly different gray, the joint was drawn as a lap and behaves as a gap. The metal has been moving since the day it was installed. The joint never got permission to.',
    ),
    heading('Movement for one length'),
    paragraph(
      'Coping is formed in lengths of 10 ft, since brakes and trucks are of that size. Suppose a yearly range at the metal of 150 degrees Fahrenheit, modest for a dark coping in the Midwest:',
    ),
    table(
      ['Metal', 'Per million per °F', 'Change in 10 ft'],
      ['Galvanized steel', '6.7', '0.12 in.'],
      ['Stainless steel, Type 304', '9.6', '0.17 in.'],
      ['Copper', '9.8', '0.18 in.'],
      ['Aluminum', '13.2', '0.24 in.'],
    ),
    paragraph(
      'The formula: 120 in. × coefficient × 150. Aluminum changes length by a quarter inch in each piece, twice as much as steel. A detail that worked in galvanized for a century cannot be handed to aluminum without opening the joint.',
    ),
    paragraph(
      'At installation on a mild day, set the gap for what remains. If metal is at 70 degrees and may go up to 140, an aluminum length will grow by 120 × 0.0000132 × 70 = 0.11 in. A gap of 1/4 in. leaves room. Butted tight in spring, it’ll buckle by August.',
    ),
    heading('The splice'),
    paragraph(
      'The splice that permits all this is a concealed plate, 6 to 12 in. wide, bent to match the coping, bedded in two lines of sealant that don’t cure hard, with the coping ends lying loose over it. The gap remains open on top, and drains onto the plate and off. The plate is fastened, the coping isn’t, at the splice. It’s snapped or hooked at the cleats and can slide.',
    ),
    paragraph(
      'For lapped and riveted joints, or soldered ones in copper, movement gathers at a few real expansion joints, 24 to 30 ft apart and within a few feet of a corner. All that lies between behaves as one piece 30 ft long with three times as much movement. Corners should be factory-welded with legs about 2 ft. long. A corner assembled on site from two miters and a tube of sealant is a hole with a schedule.',
    ),
    heading('What is underneath matters more'),
    paragraph(
      'A coping joint should be regarded as leaking. Therefore a membrane goes over the wall top, below the coping, continuous, down both sides past the nailer. Where the membrane is penetrated, that is by the fasteners of cleats, it should be self-sealing under compression. High-temperature sheet is worthwhile: under dark metal in sun the ordinary kind softens and runs down the wall.',
    ),
    paragraph(
      'The nailer needs slope toward the roof, at least 1/4 in. per foot, more if the wall is thick. A level coping collects grit and then grass. Sloping to the roof keeps dirty water off the elevation, and the ice as well.',
    ),
    paragraph(
      'Anchorage. Wind tries to lift the front edge and push on the face. ES-1 provides a test, RE-3, for copings, loaded at the top and face together. Whatever was tested with a 20 gauge continuous front cleat is no proof for clips at 30 in. And the nailers themselves have to be bolted to something with weight, for a treated 2 × 8 with the coping on it makes an excellent kite. For masonry, bolts into grouted cells; the number and depth come from the engineer who knows the corner pressure.',
    ),
    heading('Neighbors'),
    paragraph(
      'Aluminum next to treated wood: current copper-based preservatives corrode it when damp, so there’s a membrane in between, or different wood. Copper above galvanized or aluminum: runoff carries ions that eat the lower metal. Stainless fasteners in copper, copper or stainless; never plain steel.',
    ),
    paragraph(
      'Heat. The parapet is a fin. Insulation that stops at the roof surface and begins again in the wall leaves the parapet’s inside cold, and moist air that gets up there through an unsealed stud cavity condenses below the coping. Occupants believe they’ve a roof leak when it’s 10 degrees out. Insulate over the top or block at the base; either way, decide.',
    ),
    heading('For the drawings and the book'),
    paragraph(
      'On the detail: slope, nailer size and bolting, membrane, cleat gauge and whether it’s continuous, splice plate width, gap at stated temperature. On the roof plan: joint locations, at least at corners and over building expansion joints, lined up with something on the facade. In 07 62 00 or 07 71 00, whichever has it: metal, thickness, finish, tested load, welded corners. Shop drawings show each length with its number. It’s a small requirement that stops the installer from ending at the last corner with a piece 7 in. long, cut by hand.',
    ),
  ],
};
