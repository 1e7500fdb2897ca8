import { heading, paragraph, steps, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const sillPanAndEndDam: WrittenPost = {
  slug: 'sill-pan-and-end-dam',
  title: 'Three Leaks Below One Window: A Sill Story',
  summary:
    'A composite investigation of a leaking punched window, and the sill pan drawing that came out of it.',
  topics: ['moisture', 'detailing', 'testing'],
  sections: ['085113', '072500', '079200'],
  figure: 'window-sill',
  blocks: [
    paragraph(
      'The complaint said “window leaks.” There were 96 windows in all, punched openings in a stud wall with metal panels, and stains on the gypsum board below about a third of them. The contractor had already gone around twice with sealant. This is a composite of several such buildings. I tell it in the order we found things, because that order is nearly the same every time.',
    ),
    heading('Leak one: the frame'),
    paragraph(
      'We tested one window by ASTM E1105, with a chamber inside and a spray rack outside, at two thirds of its rated pressure. After six minutes, water appeared in the lower corner of the frame. Taking off a stop showed the reason. Horizontal and vertical extrusions met in a joint that had been sealed at the plant with small-joint sealant. In shipping or setting, it had cracked. All aluminum frames have such joints, and they are expected to be watertight for the lifetime of the building, on a line 1/16 in. wide.',
    ),
    paragraph(
      'Few are. Assume that frames leak at sill corners, sooner or later. What happens then is decided by what they stand on.',
    ),
    heading('Leak two: the pan'),
    paragraph(
      'They stood on a subsill that had been cut flush with the opening. Its ends were closed with a dab of sealant. Water in the subsill runs toward the ends, since no sill is ever exactly level, and at the ends it drips into the jamb framing. An end dam, a folded or welded upturn at least as high as the back leg, would have turned it back. The shop drawing had a note, “seal ends,” and the installer followed it.',
    ),
    paragraph(
      'Also, two fasteners had been driven down through the pan into blocking, to hold the window in place. Screws through the bottom of a pan are never a good idea, however well they are caulked. Anchors belong in the jambs, or in a clip at the back leg, above any level that water reaches.',
    ),
    heading('Leak three: the wall'),
    paragraph(
      'Next we dammed the pan, filled it with an inch of water, and waited. The pan was tight now. An hour later the board below was damp once more. On removing the panel beneath, we found that the sill membrane was lapped behind the wall’s weather barrier. Water that drained from the pan’s front edge as intended ran down behind the weather barrier and into the sheathing.',
    ),
    paragraph(
      'Someone had applied the sill strip on a Monday, and the next crew brought the field membrane up to the opening on Thursday, over it. That made a reverse lap. The drawing showed the two lines touching, with a leader to each, but not which one was on top.',
    ),
    heading('The drawing that came out of it'),
    paragraph(
      'I redrew the sill at 6 in. = 1 ft 0 in., as a sequence of four small pictures rather than one section.',
    ),
    steps(
      'Rough sill with slope shims or a sloped framing member, field membrane up to the sill and turned over no farther than its face.',
      'Sill membrane laid on the slope, out over the face of the field membrane by 3 in., up the jambs by 8 in., with preformed corners or fluid flashing so the corner isn’t a fold.',
      'Metal pan on top, with back leg, welded end dams, front edge turned down over the cladding with a drip and weep openings; set in sealant at the back and the ends, none along the front. A sealed front edge with no weeps holds water.',
      'Frame on shims that don’t block the flow, jamb anchors only, an interior air seal between back leg and frame, continuous with the jamb seals.',
    ),
    paragraph(
      'The height of the back leg follows from pressure. One inch of water column equals 5.2 psf. If the window’s water rating is 8 psf, water can stand 1.5 in. high in the pan while the wind blows, provided the interior air seal holds. A back leg of 1 in. overflows. Many catalog subsills have about that.',
    ),
    paragraph(
      'ASTM E2112 describes installation practice for windows, all of it based on shingle lapping. Its figures are for typical conditions, and a pan for a commercial subsill still has to be drawn for the wall at hand.',
    ),
    heading('What we would do sooner'),
    paragraph(
      'Water-test the first window in the first week. Pan first, alone: plug the weeps, fill, wait 15 minutes, look. It takes a bucket of water and no laboratory. Then, with the frame set and the interior finish still off, run the E1105 test. That would have caught the wrong lap at one opening. We fixed it at 96, from swing stages, in November.',
    ),
    paragraph(
      'The sealant around the perimeter, replaced twice before we came, had never leaked. It had made things worse, because it closed the only way out.',
    ),
  ],
};
