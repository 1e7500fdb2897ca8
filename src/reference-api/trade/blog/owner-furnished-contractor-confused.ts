import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const ownerFurnishedContractorConfused: WrittenPost = {
  slug: 'owner-furnished-contractor-confused',
  title: 'OFCI, OFOI, and the Sterilizer That Came Without Its Drain',
  summary:
    'A composite laboratory story about owner-furnished equipment, and the responsibility matrix that would have prevented it.',
  topics: ['coordination', 'documents', 'cost'],
  sections: ['115300', '129300', '123661'],
  figure: 'equipment-pad',
  blocks: [
    paragraph(
      'Nothing about the sterilizer was unusual. The university had a purchasing agreement and could buy equipment at a discount no contractor could match. The plans showed a dashed rectangle with the letters OFCI and a note: “By Owner. Contractor to install.” The story is a composite, but every part of it happened somewhere.',
    ),
    paragraph(
      'The unit arrived in week 61 on a pallet, 8 in. too wide for the corridor door that had been hung in week 58. Its steam connection was at the left; the drawings, taken from an earlier model, showed the right. It needed a floor drain with an air gap, and water cooled before discharge to meet the plumbing code. There was a receptacle behind it of the wrong configuration. No one had been hired to uncrate it, level it, or haul away the crate. Start-up by the factory technician was included in the university’s purchase order provided that utilities had been verified by letter, and no letter had been sent.',
    ),
    paragraph(
      'Eleven change proposals came out of a single rectangle. None of them was a construction error.',
    ),
    heading('What the letters leave open'),
    paragraph(
      'Owner furnished, contractor installed. Owner furnished, owner installed. Two verbs cover a process that has about fifteen. Between the purchase order and the day of use someone has to select, order, submit shop drawings, provide rough-in data, expedite, deliver, receive, inspect for freight damage, store, insure, move into place, anchor, connect each utility, start up, train, and carry the warranty. The acronym assigns two of those.',
    ),
    paragraph(
      'I replaced the acronyms with a matrix. It has one row per item and a letter in each column: O, C, or V for the owner’s vendor.',
    ),
    table(
      ['', 'Sterilizer', 'Fume hood', 'Lobby bench'],
      ['Purchase', 'O', 'C', 'O'],
      ['Rough-in data by (date)', 'O, week 12', 'C submittal', 'n/a'],
      ['Receive and inspect', 'C', 'C', 'V'],
      ['Risk of loss until installed', 'O', 'C', 'V'],
      ['Move into place', 'C', 'C', 'V'],
      ['Anchorage design', 'C, delegated', 'C', 'V'],
      ['Connect steam, water, waste', 'C', 'C', 'n/a'],
      ['Connect power', 'C', 'C', 'n/a'],
      ['Start up and train', 'V', 'C', 'n/a'],
      ['Warranty call goes to', 'V', 'C', 'V'],
    ),
    paragraph(
      'Two of these rows do most of the work. The first is the date for rough-in data, because it puts the owner on the schedule like everyone else. A contractor who gets the utility sheet in week 30 is entitled to say that the slab was placed in week 26. The owner reads that and understands, perhaps for the first time, that buying equipment means having deadlines on the project.',
    ),
    paragraph(
      'The other is the inspection. Freight claims have short periods. If the crate is opened three weeks after delivery and the chamber is dented, neither vendor nor carrier will pay. Whoever receives it must open it, with a form, within a fixed number of days.',
    ),
    heading('The drawing side'),
    paragraph(
      'For each item there is a cut sheet with a project heading: overall size, weight empty and full, path of travel with the narrowest opening along it, services with size and location from a building grid line, heat rejected to the room, clearances for maintenance, and anchorage. The mechanical engineer needs the heat. The structural engineer needs the weight full of water and needs it before the deck is designed. In seismic regions, anchorage for equipment above certain weights has to be designed under ASCE 7, and owner-furnished does not exempt anything from gravity or earthquakes.',
    ),
    paragraph(
      'If the model is undecided, draw for the worst of the candidates, write the assumption, and carry an allowance. A dashed line with a note that says “verify with owner” hands the problem to no one in particular.',
    ),
    heading('The spec side'),
    paragraph(
      'In Division 01 a short section explains terms, the matrix, delivery notice (mine says 10 working days), storage, and coordination. In technical sections such as 11 53 00, items the contractor buys are specified and items the owner buys are listed, with what the contractor provides for them. Pads, backing, final connections, caulking to the wall, and trim all come out of someone’s trade. Countertops around owner-furnished sinks or instruments need templates, and templates need the thing itself.',
    ),
    heading('At the end'),
    paragraph(
      'The warranty on owner-bought equipment began at shipment. By the day the laboratory opened, seven months of twelve had gone by. The university has since changed its purchase orders so that warranties start at acceptance, which took one sentence. It wasn’t ours to write, but we should have raised it.',
    ),
  ],
};
