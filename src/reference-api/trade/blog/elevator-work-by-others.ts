import { heading, paragraph, steps, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

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
      'Every elevator proposal has a page at the end headed Work by Others. It’s honest, complete, and attached after the price, so that few people read it. On a two-stop hydraulic job that page can represent a considerable share of the elevator’s price again, spread over seven trades. I’ve turned it into a list and I go through it at the end of design development, when moving a wall is still an eraser’s work.',
    ),
    heading('Pit'),
    steps(
      'Depth and bearing. Buffer and jack reactions come from the supplier and go to the structural engineer. In-ground jacks require a cased hole, with provision for rock, water, and spoils; holeless types need more overhead or width instead.',
      'Waterproofing, continuous under the pit slab, with no penetrations if you can help it.',
      'Sump. With firefighters’ emergency operation, ASME A17.1 asks for a drain or pump with a capacity of 3,000 gallons per hour for each elevator. With hydraulic fluid around, where does it discharge? To an oil separator or a holding tank, depending on the local authority. Electrical supply for the pump on its own, not the receptacle.',
      'Ladder, if the pit is deeper than 35 in., located where the door can be reached from it.',
      'Light with a guard and a switch near the access door, and a GFCI receptacle.',
    ),
    heading('Hoistway'),
    paragraph(
      '6. Plumb walls, within an inch or so over the full height. Masonry shafts are built inward by a mason who has not seen the tolerance. Put the elevator’s number in the masonry section. 7. Rail bracket support at each floor and, for longer spans, between. In gypsum shaft wall this means steel. Who supplies the tube? Structural, and it belongs on structural drawings. 8. Hoist beam or eye at the top, with rated load marked. 9. Ledges wider than a few inches need a beveled cover so that no one can stand there. 10. No pipes, ducts, or conduit that don’t serve the elevator. A roof drain leader through the shaft is a classic in remodeling. 11. Sill support, grouting of sills, fire rating closed around frames after they’ve been set, by drywall or mason. The frame arrives with the elevator contractor, weeks after the wall was due. 12. Rated wall through the machine space, including its doors: self-closing, self-locking, opened without a key from the inside.',
    ),
    heading('Power and signals'),
    paragraph(
      '13. Fused disconnect within sight of the controller, with auxiliary contact if there’s battery lowering. 14. A separate circuit for car lighting and ventilation, with its own disconnect. 15. Smoke detectors at each lobby, in the machine room, and in the hoistway only where there are sprinklers there. These recall the car. They are in 28 46 00, wired to the elevator controller through interface relays, whose location both parties must know. 16. Sprinklers in the machine room or pit, if required, bring heat detectors near each one and shunt trip to cut power before water flows. Where codes permit omission of sprinklers, take the exception. It removes a chain of parts. 17. Communication: telephone or data line to each car. Recent editions of A17.1 want a means of communicating with those who can’t hear or speak, so a plain telephone pair is no longer certain to be enough. 18. Emergency power, where required, with signals telling the controller so.',
    ),
    heading('Space'),
    paragraph(
      '19. Machine room: heat gain from the supplier, temperature range within which the controller works, ventilation or cooling that runs all year. Hydraulic oil that’s cold is slow and oil that is hot leaks. 20. Car finishes. Stone floors and heavy panels count against the capacity and have to be declared before the jack is sized. In buildings of four stories or more above grade, one car must take a stretcher of 24 by 84 in.',
    ),
    heading('Using the list'),
    paragraph(
      'Each number gets a drawing reference and a section. Any without both is an open item, with a name and date beside it. In our last review, which I describe only in general terms, close to half of the twenty were open at 90 percent documents. The largest in cost was the tube steel at rail brackets. The one with most consequence was number 15, as fire alarm and elevator were in different bid packages and neither included relays.',
    ),
    paragraph(
      'The final test, with elevator mechanic, fire alarm technician, electrician, and inspector in one place, takes a morning if they’ve met before, and three mornings if not. Write a joint pretest in Division 14 and in Division 28, with the same words. The inspector’s day is expensive, and so is the certificate of occupancy that waits for him.',
    ),
  ],
};
