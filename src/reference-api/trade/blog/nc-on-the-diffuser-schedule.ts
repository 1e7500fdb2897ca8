import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const ncOnTheDiffuserSchedule: WrittenPost = {
  slug: 'nc-on-the-diffuser-schedule',
  title: 'The Ten Decibels Hidden in a Diffuser Schedule',
  summary:
    'A calculation that shows how catalog NC ratings become room noise, and why four quiet diffusers are not quiet.',
  topics: ['sound', 'coordination', 'testing'],
  sections: ['233700', '233600', '095113'],
  figure: 'ceiling-diffuser',
  blocks: [
    paragraph(
      'The courtroom should be NC 30. The diffuser schedule lists four diffusers at NC 28, so it seems to comply with two points to spare. At the first hearing the judge asks for the fan to be turned off. The schedule was right, and the room was at 38. The courtroom is a composite. The arithmetic is real.',
    ),
    heading('What a catalog NC assumes'),
    paragraph(
      'NC curves describe a room’s background spectrum as one number. A diffuser isn’t a room. It emits sound power, and what’s heard depends on distance and absorption. To print a single number, manufacturers subtract a typical room effect from the power. By custom it is 10 dB in all bands. So NC 28 means: if your room reduces sound power by 10 dB, then this diffuser alone would meet the NC 28 curve.',
    ),
    paragraph(
      'Small, live rooms give less than ten. A glass-walled conference room 12 by 15 ft with a hard ceiling may give only 5 or 6, and large carpeted ones give more. So the number is off by several points, one way or the other, before you start.',
    ),
    heading('Adding sources'),
    paragraph(
      'Equal sources add as 10 × log(n). Two: 3 dB. Four: 6 dB. Eight: 9 dB. If a listener is about as far from all four:',
    ),
    paragraph('NC 28 + 6 = 34.'),
    paragraph(
      'Now add the return grille, sized last and at the same velocity, as another equal source: five in all, 28 + 7 = 35. And these figures hold for smooth, straight approach. The schedule is made in a laboratory with several feet of straight duct above the neck, by ASHRAE 70.',
    ),
    heading('What happens above the neck'),
    paragraph(
      'In the ceiling there’s an elbow of flexible duct, squeezed between a pipe and the grid, and the neck sees air on one side only. Half of the neck carries all of the air, so velocity at that side doubles. Regenerated noise goes with something like the fifth or sixth power of velocity, about 15 to 18 dB for a doubling. That’s the extreme case. An ordinary offset or tight bend adds 5 to 10 dB, which is more than enough to explain our courtroom.',
    ),
    paragraph(
      'Remedies, in order of cheapness: a straight collar of one and a half to two diameters above the neck; a limit of 5 ft on flexible duct, pulled taut, with at most one bend of a radius not less than the diameter; a damper at the branch takeoff instead of behind the face. The balancer needs a damper, but one at the neck, half-closed, whistles and undoes everything else you did for the room.',
    ),
    heading('Quiet versus throw'),
    paragraph(
      'Diffusers work by mixing: throw is the distance at which the jet has slowed to a stated velocity, usually 50 ft per minute. Bigger necks are quieter and throw less. Oversize them for sound and cold air dumps on the witness. At reduced flow in a variable volume system, dumping gets worse, so check throw at minimum flow too. Where ADPI is given, it tells you what part of the occupied zone meets a draft criterion under the test’s conditions; 80 is a common target in cooling.',
    ),
    heading('The box above'),
    paragraph(
      'Air terminal units, 23 36 00, are the other source, with two paths: discharge sound that goes down the duct, and radiated sound that goes through the casing and the ceiling. AHRI 880 covers testing, and 885 gives a procedure for estimating room levels, with standard assumptions about ceiling and lining. Units with fans radiate at low frequency, which mineral tile barely stops. In quiet rooms, put them above the corridor. That decision gets made on the architectural plan.',
    ),
    heading('What to write'),
    table(
      ['Item', 'Wording'],
      ['Criterion', 'Room NC, by room type, with HVAC at design flow, unoccupied'],
      [
        'Diffuser selection',
        'Sound data with stated room attenuation; selected 10 points below room criterion where four or more serve a room',
      ],
      ['Flexible duct', 'Maximum length 5 ft, no more than one 90 degree bend'],
      ['Dampers', 'At branch takeoff, 5 ft or more from the neck'],
      [
        'Support',
        'Diffusers above 20 lb with independent wires; lay-in units secured to grid, two wires in seismic categories',
      ],
      ['Verification', 'Octave-band measurement in listed rooms, before occupancy'],
    ),
    paragraph(
      'The support line has nothing to do with noise, but it’s on the same drawing: who hangs the diffuser? The ceiling installer says mechanical, and mechanical says ceiling. The ceiling grid isn’t rated for everything that gets laid in it.',
    ),
    heading('Afterward'),
    paragraph(
      'If a room is too loud, measure at the listener’s seat with the air on and off, and with the ceiling tile lifted. If raising a tile makes it louder, look at the box. If not, look at the neck. It takes an hour, and tells you which of two submittals to read again.',
    ),
  ],
};
