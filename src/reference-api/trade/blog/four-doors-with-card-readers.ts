import {
  heading,
  paragraph,
  quote,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const fourDoorsWithCardReaders: WrittenPost = {
  slug: 'four-doors-with-card-readers',
  title: 'Four Doors with Card Readers, and What Each Does in a Fire',
  summary:
    'Operational narratives for four types of electrified door, the code question behind each, and a wiring matrix to go with them.',
  topics: ['code', 'coordination', 'documents'],
  sections: ['281000', '087100', '284600'],
  figure: null,
  blocks: [
    paragraph(
      'A plan symbol for a card reader says that someone wants to control a door. It doesn’t say how the door is held, what happens when power fails, or whether the fire alarm has a part in it. Those three things decide whether a building official will sign off. I sort controlled doors into four types, each with a narrative that goes into the hardware section, the access control section, and the fire alarm sequence, word for word.',
    ),
    heading('Type 1: Electrified lock'),
    quote(
      'Reader unlocks the outside lever. Inside lever always retracts the latch, mechanically, and signals request to exit. Loss of power: outside lever stays locked.',
    ),
    paragraph(
      'This is the simplest of the four. Egress is mechanical, in one motion, with no electricity involved, so no connection with fire alarm is needed for leaving. It’s fail secure from outside. Exception: stairs. Stair doors in buildings above a certain height must be capable of being unlocked from a command center for reentry, so on the stair side they’re fail safe, and remain latched, since they are fire doors. Unlocked and unlatched aren’t the same. An electric strike that fails safe on a rated door releases the latch, and the door’s rating with it. Use an electrified lock there.',
    ),
    heading('Type 2: Electrified exit device'),
    quote(
      'Reader retracts the latch or releases the outside trim. Push bar opens at all times, mechanically.',
    ),
    paragraph(
      'You need it wherever panic hardware is required. There is only one catch: an electrically retracted latch on a fire door must fall back when the fire alarm sounds, because rated doors must latch. So the fire alarm does need a wire here, for latching rather than egress. Show it on the drawings.',
    ),
    heading('Type 3: Electromagnetic lock'),
    quote(
      'Magnet holds the door. Sensor on the egress side releases it. Button within 5 ft of the door, marked PUSH TO EXIT, interrupts power directly for at least 30 seconds. Fire alarm and sprinkler flow release it. Loss of power releases it.',
    ),
    paragraph(
      'Every sentence is a condition in the building code for sensor-released locks. The button must act on its own, without passing through the access control’s processor. Here, the means of egress depends on electricity, so there’s a longer list. Magnets are chosen for glass doors where there’s no stile for a lock, and that is most of what the list is for. In another version, a switch in the panic bar or lever releases the magnet. It has fewer conditions, because the person leaving does what comes naturally. I use it whenever the door has hardware at all.',
    ),
    heading('Type 4: Delayed egress'),
    quote(
      'Pushing the bar for up to 3 seconds starts an irreversible release after 15 seconds, with alarm at the door. Sign on door. Fire alarm, sprinkler flow, and loss of power release at once.',
    ),
    paragraph(
      'The building official may approve 30 seconds instead of 15. Delayed egress isn’t permitted in every occupancy. The list changes by edition, and assembly and educational uses are mostly excluded or limited. It deters shoplifters and wandering patients. Check how many such doors there are along one path, because the code limits the number.',
    ),
    heading('The wiring matrix'),
    table(
      ['Item', 'Furnish', 'Rough-in', 'Connect', 'Test'],
      ['Reader', '28', '26', '28', '28'],
      ['Electric lock, hinge or transfer', '08', 'Frame shop preps', '28', '08 and 28'],
      ['Power supply for locks', '08', '26', '28', '28'],
      ['120 V to power supply', '26', '26', '26', '26'],
      ['Fire alarm relay', '28 46', '26', '28 46 to terminal, 28 beyond', 'All'],
      ['Door position switch', '28', 'Frame shop preps', '28', '28'],
    ),
    paragraph(
      'Numbers stand for divisions. Any version works so long as each cell has one answer. Having Division 08 furnish the power supply has an advantage: current and voltage match the lock. If Division 28 furnishes it, the lock supplier must give the inrush current.',
    ),
    paragraph(
      'Frame preparation matters. A position switch needs a 1 in. hole in the head, and the lock a raceway through a hinge jamb that may be grouted. Send the shop a list by door number with the hardware schedule. That hole costs a few dollars at the shop and several hundred from a ladder.',
    ),
    heading('Testing'),
    paragraph(
      'Spend one day with the hardware, security, and fire alarm contractors at the first door of each type, before the rest are wired. Read the narrative aloud and try each sentence. Cut power. Trip a detector. Push with the alarm sounding. What fails at one door gets fixed at forty.',
    ),
    paragraph(
      'At closeout, post the narratives in the security office. Years later, someone will reprogram the panel and turn a Type 1 door into a Type 3 by accident. The posted narrative is the only document that person is likely to look at.',
    ),
  ],
};
