/** The luminaire schedule of 26 51 00. */
export const interiorLightingSchedule = `
[x] ARTICLE Schedule of Luminaires ;; why Ties types to performance when the Drawings carry only marks.
  NOTE Replace the rows with the types of the Project; the basis of design is type A.
  Luminaires by type, or as the lighting Drawings show them:
  TABLE Types, light, and controls:
    | Type | Luminaire | Delivered lumens | CCT | Dimming | Mounting |
    | A | Basis-of-design luminaire | As Part 2 | As Part 2 | As Part 2 | As shown |
    | B | Troffer, 24 by 24 inches (610 by 610 mm) | 3,300 lm | 3500 K | 0-10 V | Grid |
    | C | Linear direct and indirect | 1,000 lm/ft (3,280 lm/m) | 3500 K | 0-10 V | Suspended |
    | D | Downlight, 4 inches (102 mm) | 1,500 lm | 3500 K | 0-10 V | Recessed |
    | E | Wall washer, 4 inches (102 mm) | 1,500 lm | 3500 K | 0-10 V | Recessed |
    | X | Exit sign, single or double face | Not stated | Green | None | Wall or ceiling |
`;
