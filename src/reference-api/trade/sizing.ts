import type { Values } from '#src/reference-api/trade/section-profile.ts';
import { numberIn } from '#src/reference-api/trade/entries.ts';

/** Standard motors of NEMA MG 1, in horsepower. */
const motors = [
  0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250,
  300, 350, 400, 450, 500,
];

/** The smallest standard motor with at least this power. */
export const motorFor = (power: number): number => motors.find((size) => size >= power) ?? power;

/** Rounds to a multiple of the step, without the noise of binary fractions. */
export const toNearest = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toFixed(4));

/** Gallons per minute through a pipe, from its diameter in inches and the velocity in feet per second. */
export const pipeFlow = (inches: number, feetPerSecond: number): number =>
  2.448 * inches ** 2 * feetPerSecond;

/** Gallons in an upright cylinder, of its diameter and height in inches. */
export const cylinderGallons = (diameter: number, height: number): number =>
  (Math.PI * (diameter / 2) ** 2 * height) / 231;

/** Shaft power of a pump, from flow in gpm, head in feet, and efficiency in percent. */
export const pumpPower = (line: Values): number =>
  (numberIn(line, 'flowRate') * numberIn(line, 'head')) / (39.6 * numberIn(line, 'pumpEfficiency'));

/** Power of a fan at 65 percent efficiency, from airflow in cfm and pressure in inches of water. */
export const fanPower = (airflow: number, inches: number): number => (airflow * inches) / (6356 * 0.65);
