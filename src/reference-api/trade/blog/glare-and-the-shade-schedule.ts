import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const glareAndTheShadeSchedule: WrittenPost = {
  slug: 'glare-and-the-shade-schedule',
  title: 'The Sun Comes In at Three-Thirty: Shade Fabric as a Daylighting Decision',
  summary:
    'A sun angle worked by hand, what openness and color do for glare, and how to write a shade schedule by orientation.',
  topics: ['detailing', 'coordination', 'climate'],
  sections: ['122413', '085113', '088000'],
  figure: 'window-head',
  blocks: [
    paragraph(
      'Roller shades are bought near the end of a project from what remains in the furniture budget, in one fabric for the entire building, to match the carpet. A year later half of them are down all day, the lights are on, and the energy model that took credit for daylight describes some other building.',
    ),
    paragraph('Glare is an optical problem with a small amount of geometry. Start there.'),
    heading('How deep does the sun reach?'),
    paragraph(
      'Depth of direct sun on the floor equals the head height of the glass divided by the tangent of the profile angle, which is the sun’s altitude projected on a section perpendicular to the wall. With a head at 9 ft:',
    ),
    table(
      ['Profile angle', 'Tangent', 'Depth'],
      ['60°', '1.73', '5.2 ft'],
      ['45°', '1.00', '9.0 ft'],
      ['30°', '0.58', '15.6 ft'],
      ['15°', '0.27', '33.6 ft'],
    ),
    paragraph(
      'In the middle of a summer day on the south side, the sun is steep and a modest overhang manages it. In the afternoon on the west side, the profile angle drops under 30 degrees and no reasonable overhang is long enough. East and west are shade problems. North has almost no direct sun at US latitudes, yet bright sky can bother people who face the window.',
    ),
    paragraph(
      'Desks at 33 ft from the glass get sun in their eyes on a December afternoon. The table predicts it, and people are surprised anyway.',
    ),
    heading('What fabric numbers mean'),
    paragraph(
      'Openness is the area of holes in the weave, in percent. It governs how much of the sun’s disk gets through directly. Visible transmittance, VT, counts all light that passes, holes and threads together. Two fabrics of 3 percent openness may have VT of 4 in charcoal and 12 in white. The white one glows: at a sunny window its own surface becomes a source of glare. The dark one shows the view with contrast and glows less, but absorbs heat on the room side and makes the room feel dimmer.',
    ),
    paragraph(
      'The disk of the sun is so bright that a fabric of 3 percent openness will still let through an uncomfortable spot when someone looks into it directly. For workstations that face west, 1 percent in a dark color on the room side is the usual answer. For circulation and for the north, 5 percent keeps the view and does enough.',
    ),
    paragraph(
      'Solar transmittance, reflectance, and absorptance add up to one, and matter for heat. A light or metallized outer face with a dark inner face handles both heat and glare.',
    ),
    heading('Measures you will be asked about'),
    paragraph(
      'Daylight is described by IES LM-83: spatial daylight autonomy, the share of floor that gets 300 lux for half of the occupied hours, and annual sunlight exposure, the share with more than 1,000 lux of direct sun for over 250 hours. The first wants glass and the second warns you about it. The daylight autonomy calculation assumes that someone operates the blinds when sun comes in. If the real shades stay down, the calculated value is fiction.',
    ),
    paragraph(
      'Glare at a point is estimated with daylight glare probability, DGP. Values up to 0.35 are hard to perceive; beyond 0.40 people are disturbed, and past 0.45 they find it intolerable. It is calculated for one eye position and view direction, so ask where the eye was.',
    ),
    heading('Six columns of schedule'),
    paragraph(
      'Five columns make the fabric a design decision: elevation and floors, use of the space behind it, openness and VT, color toward the room, and control. Then a sixth, the one I used to forget: who closes the gap at the edge. A shade inside the opening leaves a strip of light on either side, 3/4 in. wide or more, and the strip is as bright as the window. Side channels for projection rooms; for offices, mount on the face with an overlap where the trim permits it.',
    ),
    paragraph(
      'Coordinate pockets. A recessed pocket at the head needs around 5 in. by 5 in. for a single roller, more for doubles and tall windows, with access to motors, blocking for brackets, and insulation above so that the pocket is not a cold slot in the facade. Show it on the ceiling plan, the window section, and the electrical plan, or it won’t get built.',
    ),
    heading('Test it at a desk'),
    paragraph(
      'Before the fabric order, hang three samples, 4 ft wide, on the worst facade. Have the people who will sit there spend the hours from three to five with a screen in front of them on a clear day. They’ll settle on a fabric faster than any simulation.',
    ),
  ],
};
