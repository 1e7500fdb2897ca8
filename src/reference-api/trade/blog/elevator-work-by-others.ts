import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const elevatorWorkByOthers: WrittenPost = {
  slug: 'elevator-work-by-others',
  title: 'Work by Others: Twenty Things the Elevator Contractor Does Not Bring',
  summary:
    'A coordination checklist for a hydraulic elevator, from the pit sump to the telephone line, with the party who ought to own each.',
  topics: ['coordination', 'code', 'documents'],
  sections: ['142400', '284600', '262416'],
  figure: null,
  blocks: [
    paragraph(
      'Every elevator proposal has a page at the end headed Work by Others. It’s honest, complete, and attached after the price, so that few people read it. On a two-stop hydraulic job that page can add up to a large fraction of the elevator’s price, spread over seven trades. I’ve turned it into a list and I go through it at the end of design development, when moving a wall is still just a matter of redrawing it.',
    ),
    heading('Pit'),
    list(
      'Depth and bearing. Buffer and jack reactions come from the supplier and go to the structural engineer. In-ground jacks require a cased hole, with provision for rock, water, and spoils; holeless types need more overhead or width instead.',
      'Waterproofing, continuous under the pit slab, with no penetrations if you can help it.',
      'Sump. With firefighters’ emergency operation, ASME A17.1 asks for a drain or pump with a capacity of 3,000 gallons per hour for each elevator. With hydraulic fluid around, where does it discharge? To an oil separator or a holding tank, depending on the local authority. Power the pump from its own circuit, not from the pit receptacle.',
      'Ladder, if the pit is deeper than 35 in., located within reach of the hoistway door.',
      'Light with a guard and a switch near the access door, and a GFCI receptacle.',
    ),
    heading('Hoistway'),
    list(
      'Plumb walls, within an inch or so over the full height. Masonry shafts drift inward when the mason hasn’t seen the tolerance. Put the elevator’s number in the masonry section.',
      'Rail bracket support at each floor and, for longer spans, between. In gypsum shaft wall this means steel. The tube belongs to the structural steel and on the structural drawings.',
      'Hoist beam or eye at the top, with rated load marked.',
      'Ledges wider than a few inches need a beveled cover so that no one can stand there.',
      'No pipes, ducts, or conduit that don’t serve the elevator. A roof drain leader through the shaft is a classic of renovation work.',
      'Sill support, grouting of sills, fire rating closed around frames after they’ve been set, by drywall or mason. The frame arrives with the elevator contractor, weeks after the wall was due.',
      'Rated wall through the machine space, including its doors: self-closing, self-locking, opened without a key from the inside.',
    ),
    heading('Power and signals'),
    list(
      'Fused disconnect within sight of the controller, with auxiliary contact if there’s battery lowering.',
      'A separate circuit for car lighting and ventilation, with its own disconnect.',
      'Smoke detectors at each lobby, in the machine room, and in the hoistway only where there are sprinklers there. These recall the car. They are in 28 46 00, wired to the elevator controller through interface relays, whose location both parties must know.',
      'Sprinklers in the machine room or pit, if required, bring heat detectors near each one and shunt trip to cut power before water flows. Where codes permit omission of sprinklers, take the exception. It removes a chain of parts.',
      'Communication: telephone or data line to each car. Recent editions of A17.1 want a means of communicating with those who can’t hear or speak, so a plain telephone pair is no longer certain to be enough.',
      'Emergency power, where required, with a signal to tell the controller it’s running.',
    ),
    heading('Space'),
    list(
      'Machine room: heat gain from the supplier, temperature range within which the controller works, ventilation or cooling that runs all year. Cold hydraulic oil runs slow, and hot oil leaks.',
      'Car finishes. Stone floors and heavy panels count against the capacity and have to be declared before the jack is sized. In buildings of four stories or more above grade, one car must take a stretcher of 24 by 84 in.',
    ),
    heading('Using the list'),
    paragraph(
      'Each item gets a drawing reference and a section. Any item without both is open, and gets a name and a date. In one review, a composite of several, close to half of the twenty were open at 90 percent documents. The most expensive was the steel tube at the rail brackets. The one with the worst consequences was the smoke detectors, because fire alarm and elevator were in different bid packages and neither included the relays.',
    ),
    paragraph(
      'The final test, with elevator mechanic, fire alarm technician, electrician, and inspector in one place, takes a morning if they’ve rehearsed, and three mornings if they haven’t. Require a joint pretest in Division 14 and in Division 28, in the same words. A failed inspection holds up the certificate of occupancy.',
    ),
  ],
};
