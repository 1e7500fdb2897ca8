import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const temporaryEnclosureScope: WrittenPost = {
  slug: 'temporary-enclosure-scope',
  title: 'Temporary Heat, Temporary Walls, and the Section That Owns Them',
  summary:
    'Why Division 01 has to name the conditions that finish sections assume, with a table that ties each one to a date.',
  topics: ['coordination', 'documents', 'cost'],
  sections: ['015600', '064100', '096519', '099123'],
  figure: null,
  blocks: [
    paragraph(
      'Open any finish section and look in Part 1 for an article called Field Conditions or Project Conditions. It will say that work shall not begin until the building is enclosed, wet work is complete, and the HVAC system is operating and holding some range of temperature and relative humidity. Casework says so, and so do wood doors, resilient tile, carpet, acoustical ceilings, paint, and gypsum board.',
    ),
    paragraph(
      'Now look for the section that requires someone to make that happen. On a surprising number of projects there isn’t one. The finish sections describe conditions no one has been hired to provide.',
    ),
    heading('Three clauses that contradict each other'),
    paragraph(
      'The first is in the finish section: permanent HVAC in operation. The second is in Division 23, and was written by someone protecting equipment: permanent air-handling units shall not be used during construction. The third is in the general conditions, where the contractor is responsible for means and methods. Put together, they mean that temporary equipment has to hold permanent conditions, that no one has quantified it, and that the price is whatever the estimator guessed.',
    ),
    paragraph(
      'When the schedule slips into January and the millwork is standing on the dock, this becomes a claim, and the architect is asked to decide what “enclosed” means.',
    ),
    heading('Define enclosed'),
    paragraph(
      'I use a definition in 01 56 00 and refer to it by name everywhere else. Enclosed means that the roof is watertight, including curbs and penetrations; exterior walls are complete, or closed by temporary construction that resists wind and rain and holds heat; all exterior openings have permanent glazing or rigid temporary closures; and there is no standing water on any slab inside. Polyethylene stapled over a curtain wall opening does not resist wind. Reinforced sheeting on framing does, and insulated panels do better.',
    ),
    paragraph('You can check every one of those by walking around.'),
    heading('Put the conditions in one table'),
    paragraph(
      'The next piece is a schedule in Division 01. Technical sections refer to it and stop inventing their own numbers.',
    ),
    table(
      ['Work', 'Temperature', 'Relative humidity', 'Begins'],
      ['Gypsum board finishing', '50 °F (10 °C) minimum', 'Ventilated', '48 hours before'],
      ['Acoustical ceilings', '60 to 85 °F (16 to 29 °C)', '70 percent maximum', 'Before installation'],
      [
        'Casework and wood doors',
        '60 to 80 °F (16 to 27 °C)',
        '25 to 55 percent',
        '72 hours before delivery',
      ],
      ['Resilient tile', 'As in service, 65 °F (18 °C) minimum', 'As in service', '48 hours before'],
      ['Painting', '50 to 95 °F (10 to 35 °C)', '85 percent maximum', 'During and 24 hours after'],
    ),
    paragraph(
      'The figures above are examples of the usual range. Before issue, each gets reconciled with the sections and with product data, because a manufacturer that asked for 72 hours and got 48 has a defense. The value of the table is that the conflicts become visible on one page. It is quite usual to find four sections that ask for four different humidity limits in the same corridor.',
    ),
    heading('Say who pays for what'),
    paragraph(
      'Four lines are enough: who provides the equipment, who pays the fuel and electricity, whether the permanent system may be used, and under what terms. If the permanent units may run, the terms are the usual ones. Filters of a stated efficiency at all return openings, replaced when loaded; ducts sealed until then; a fresh set of filters at turnover; and the warranty period starting at substantial completion, with the extension in writing from the equipment supplier ahead of time. If the units may not run, say so plainly, and the bidders will price temporary heat and dehumidification.',
    ),
    paragraph(
      'Direct-fired heaters deserve a sentence of their own. Every pound of propane burned releases about 1.6 lb of water, and the casework you were drying out will take it up. Vented or indirect heaters only, once wet trades are finished.',
    ),
    heading('Have someone write it down each day'),
    paragraph(
      'Ask for data loggers, one per floor per exposure, recording hourly, with the file submitted each week. They cost less than one warped door. In a dispute, a superintendent’s memory of February is worth nothing. A chart that crosses 55 percent on the ninth and stays there settles it.',
    ),
    heading('One question for the kickoff'),
    paragraph(
      'At the first coordination meeting I ask a single question: on what date will the table first apply, and in which rooms? If the schedule shows millwork delivery two weeks ahead of that date, we have found the problem while it is still cheap to fix.',
    ),
  ],
};
