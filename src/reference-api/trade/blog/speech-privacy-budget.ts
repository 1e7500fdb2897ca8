import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const speechPrivacyBudget: WrittenPost = {
  slug: 'speech-privacy-budget',
  title: 'A Budget for Speech Privacy: Absorb, Block, Cover',
  summary:
    'How NRC, CAC, and background sound work together toward a privacy goal, with the traps in each rating.',
  topics: ['sound', 'testing', 'coordination'],
  sections: ['095113', '098413', '096813'],
  figure: 'ceiling-perimeter',
  blocks: [
    paragraph(
      'Open offices are quiet now. That is the problem. Fans are better, carpets thicker, ceilings more absorptive, and in the hush you can follow a phone call forty feet away word for word. Clients ask for “better acoustics” and get more of the treatment that caused the complaint.',
    ),
    paragraph(
      'Whether speech is understood depends on how far it stands above the background at the listener’s ear. There are three ways to lower that difference, and an office needs all three.',
    ),
    heading('Absorb'),
    paragraph(
      'NRC is the average of absorption coefficients at 250, 500, 1,000, and 2,000 Hz, measured by ASTM C423 in a reverberation room and rounded to the nearest 0.05. In open space the ceiling is the largest reflecting surface and does most of the harm, because it reflects voices over the screens.',
    ),
    paragraph(
      'Two cautions about the rating. It depends on the mounting: a panel tested with an air space behind it, Type E-400 for ceilings, performs better at low frequencies than the same panel glued to a wall, Type A. Read the mounting next to the number. And values above 1.00 appear, because edges absorb as well; they don’t mean that a panel swallows more sound than reaches it.',
    ),
    heading('Block'),
    paragraph(
      'CAC concerns enclosed rooms that share a plenum. By ASTM E1414, sound goes up through one ceiling, over the partition, and down through another. Mineral fiber ceilings commonly provide CAC 35, and soft fiberglass ones with outstanding NRC may be in the twenties. The two properties conflict in a single material, and that’s why composite panels exist, at a higher price.',
    ),
    paragraph(
      'The laboratory ceiling has no lights, no diffusers, and no return grilles. Yours does. An open return grille in each of two offices bypasses the rating the way an open door would. A partition that runs to the deck removes CAC from the calculation; a plenum barrier over the partition comes close.',
    ),
    heading('Cover'),
    paragraph(
      'Sound masking, distributed loudspeakers with a shaped spectrum, raises the floor under speech. Open plans usually settle near 45 dBA, private offices several decibels below. Above about 48 dBA, people raise their voices and the gain is lost. The spectrum matters as much as the level: pink or white noise at that level is irritating, while a curve that falls with frequency passes as ventilation.',
    ),
    heading('Putting the three together'),
    paragraph(
      'ASTM E1130 evaluates open-plan privacy from measurements in place, expressed through the articulation index. The privacy index is (1 − AI) × 100. At 95 and above, conversation is called confidential; at 80, normal, which means that you could follow it with effort and otherwise would not.',
    ),
    table(
      ['Measure', 'What it changes', 'What it leaves alone'],
      ['Ceiling NRC from 0.55 to 0.85', 'Reflected path over screens', 'Direct path past screen ends'],
      ['Screens from 48 to 65 in.', 'Direct path, seated', 'Standing voices'],
      ['Masking at 45 dBA', 'Everything below it', 'Loud talkers'],
      ['Carpet', 'Footfall', 'Very little speech'],
      ['Wall panels at the ends of the room', 'Echo down the aisle', 'The neighbor'],
    ),
    paragraph(
      'Carpet is bought for privacy and contributes hardly anything to it. It earns its place by quieting footfall and chair casters.',
    ),
    heading('Three details that undo the budget'),
    paragraph(
      'The soffit. A gypsum board bulkhead at screen height around the core acts as a mirror for voices. Absorptive panels on its face cost little and are usually left out, because they fall between the ceiling and wall sections.',
    ),
    paragraph(
      'The demountable wall. Its panel has an STC in the forties. Its joint with the ceiling is a strip of foam against a reveal edge tile, with slots where the tile steps down. At meeting rooms, use a square edge and a continuous trim at the wall line, or a gypsum header.',
    ),
    paragraph(
      'The light fixture swap. A ceiling is bid with recessed troffers, and value engineering replaces them with pendants, which means fewer holes. Then the lighting designer wants continuous slots, and the CAC and fire ratings go out with the tile.',
    ),
    heading('How to write the result'),
    paragraph(
      'Specify ratings where they apply: NRC with mounting, CAC where rooms share a plenum, masking level and spectrum with tolerance. Then state the goal, by room type, as a privacy index or a noise isolation class, and have it verified by measurement in three places ahead of furniture sign-off. Ratings without a goal can’t be shown to have worked.',
    ),
  ],
};
