import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const readingLedLifeClaims: WrittenPost = {
  slug: 'reading-led-life-claims',
  title: 'Sixty Thousand Hours of What? Reading LED Data for a Luminaire Schedule',
  summary:
    'A Q&A on LM-79, LM-80, and TM-21, color numbers that matter, and the parts that fail before the diodes do.',
  topics: ['testing', 'maintenance', 'substitution'],
  sections: ['265100', '265600'],
  figure: 'recessed-fixture',
  blocks: [
    paragraph(
      'A luminaire submittal used to be a picture, a lamp designation, and a ballast. Now it’s eleven pages of acronyms, and a substitution request will turn on them. Here are the questions I get from project architects who want to hold the line without becoming lighting designers.',
    ),
    heading('What is LM-79?'),
    paragraph(
      'A method for measuring the complete luminaire at one moment: lumens, watts, distribution, color. It’s the report to ask for, since it is about the object you will receive. Make sure that the tested model has the optic, color temperature, and wattage you specified. A report for the 4000 K, 50 watt version is often attached to a 3000 K, 30 watt one, and warmer diodes give fewer lumens.',
    ),
    heading('And LM-80?'),
    paragraph(
      'It concerns the LED package, light output over at least 6,000 hours at several temperatures. It’s made by the diode manufacturer and says nothing of your fixture except by way of temperature: how hot does the LED get inside this housing? The temperature measurement in place links the two. Without that measurement, the claim has no basis.',
    ),
    heading('Where does 60,000 hours come from?'),
    paragraph(
      'From TM-21, which extrapolates LM-80 data. It may not go beyond six times the duration of the test for the usual sample sizes. So a test of 10,000 hours supports a reported 60,000 at most. When a cut sheet says 200,000, someone has calculated past the limit or quoted a theoretical figure. L70 is the time at which output has fallen to 70 percent. At 4,000 hours per year, 60,000 is 15 years.',
    ),
    paragraph(
      'L70 isn’t failure. It’s the point where the room is nearly a third dimmer than on opening day. For spaces with a task level to hold, ask for L90, and use 0.90 in the calculation as the lamp lumen depreciation factor.',
    ),
    heading('What fails first?'),
    paragraph(
      'The driver. Its life is governed by the temperature at a point on its case, marked tc. A driver rated at 50,000 hours at 75 °C will fail in half that or less if it runs ten degrees warmer; that’s how electrolytic capacitors behave. In a recessed fixture covered with insulation, it will run warm. So the IC marking, for insulation contact, and the rated ambient temperature matter to life as well as to fire safety. Ask how the driver is replaced: from below, without tools, with a generic part? Or do you throw away the fixture?',
    ),
    heading('Which color numbers should I care about?'),
    paragraph(
      'Color temperature, with tolerance. Two fixtures at “3500 K” may differ visibly. A step of the MacAdam ellipse expresses it; three-step is good, and required for fixtures seen side by side. CRI, Ra, averages eight pastel samples; R9, a saturated red, isn’t among those, and skin and wood depend on it. For healthcare and retail I ask for R9 of 50 or more. TM-30 has 99 samples, with fidelity Rf and gamut Rg, and will tell you which hues shift. If a proposed equal has the same Ra with R9 of 8, hold a lit sample over a piece of oak.',
    ),
    heading('What about flicker and dimming?'),
    paragraph(
      'Compatibility between driver and control is proven by a list from both manufacturers or by a bench mock-up. State the protocol (0–10 V, DALI, phase-cut), lowest level in percent, and that there be no visible flicker or shimmer through the range. “Dims to 1 percent” may mean of current, of measured light, or of perceived light. One percent measured is about ten percent perceived.',
    ),
    heading('Exterior fixtures?'),
    paragraph(
      'Add BUG: backlight, uplight, glare, by TM-15. U0 is no light above horizontal. Ordinances refer to it. Tilting the fixture ten degrees at installation turns U0 into something else, so prohibit tilting in the section or specify arms that don’t tilt. Surge protection level in kV is worth a line, because poles pick up surges from nearby lightning.',
    ),
    heading('How do I compare a substitution?'),
    table(
      ['Line', 'Ask'],
      ['Photometry', 'IES file of the exact model, run in the same calculation, same loss factors'],
      ['Watts', 'Input, at full output, including driver'],
      ['Lumen maintenance', 'L90 or L70 by TM-21 at rated ambient, with test hours'],
      ['Color', 'CCT, steps, Ra, R9'],
      ['Driver', 'tc rating, actual tc, warranty, replaceable'],
      ['Ceiling', 'Opening size, depth, IC, weight, trim'],
    ),
    paragraph(
      'The last line is the architect’s. A fixture 7 in. deep in place of 4-1/2 in. hits the duct, and nothing in the photometry will tell you.',
    ),
    heading('What should I keep?'),
    paragraph(
      'A spare driver of each type, a fixture of each type, and the IES files. Lines are discontinued within a few years. The owner’s replacement will have to match the ones you specified.',
    ),
  ],
};
