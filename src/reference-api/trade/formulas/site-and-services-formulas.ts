import { numberIn, toStep } from '#src/reference-api/trade/formulas/numbers.ts';
import type { Formulas, Values } from '#src/reference-api/trade/section-profile.ts';

/** NFPA 20: churn pressure is at most 140% of the rated pressure; at 150% flow, pressure is at least 65% of it. */
const pumpCurve = (values: Values) => ({
  churnPressure: Math.round(numberIn(values, 'ratedPressure') * 1.2),
  overloadFlow: numberIn(values, 'flowRate') * 1.5,
});

/** Gallons a minute raised by 100 degrees: input × efficiency / (500 × rise). */
const recovery = (values: Values) => ({
  recoveryFlow:
    Math.round(((numberIn(values, 'heatInput') * numberIn(values, 'thermalEfficiency')) / 5_000_000) * 10) /
    10,
});

/** Standard motors of fans, in horsepower. */
const motors = [2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150];

/** Sensible and latent cooling at 400 cfm a ton; fan power at 65 percent efficiency: cfm × in / (6356 × 0.65). */
const airHandler = (values: Values) => {
  const airflow = numberIn(values, 'airflow');
  const power = (airflow * numberIn(values, 'staticPressure')) / (6356 * 0.65);
  return {
    motorPower: motors.find((size) => size >= power) ?? 150,
    coolingCapacity: Math.round(airflow / 400),
  };
};

/** Watts follow from lumens and efficacy. */
const watts = (values: Values) => numberIn(values, 'luminousFlux') / numberIn(values, 'efficacy');
const interiorWatts = (values: Values) => ({ powerInput: Math.round(watts(values) * 10) / 10 });
const exteriorWatts = (values: Values) => ({ powerInput: Math.round(watts(values)) });

/** Divisions 21 to 48. */
export const siteFormulas: Formulas = {
  '213000': {
    'Horizontal split-case fire pump': pumpCurve,
    'Vertical in-line fire pump': pumpCurve,
    'Diesel fire pump': pumpCurve,
  },
  '223400': {
    'Condensing gas water heater': recovery,
    'Tankless gas water heater': recovery,
    'Commercial storage water heater': recovery,
    'Indirect-fired hot water generator': ({ heatingCapacity }) => ({
      recoveryFlow: Math.round((Number(heatingCapacity) / 50_000) * 10) / 10,
    }),
  },
  '237300': {
    'Modular air-handling unit': airHandler,
    'Custom air-handling unit': airHandler,
    'Energy recovery air handler': airHandler,
    'Dedicated outdoor air unit': (values) => ({
      ...airHandler(values),
      coolingCapacity: Math.round(numberIn(values, 'airflow') / 180),
    }),
  },
  '265100': {
    'Recessed LED troffer': interiorWatts,
    'Linear suspended luminaire': interiorWatts,
    'LED downlight': interiorWatts,
    'Surface wraparound luminaire': interiorWatts,
  },
  '265600': {
    'Area luminaire': exteriorWatts,
    'Pedestrian post-top luminaire': exteriorWatts,
    'Lighted bollard': exteriorWatts,
    'Wall pack': exteriorWatts,
    'In-grade uplight': exteriorWatts,
  },
  '323100': {
    'Cantilever slide gate': ({ clearWidth }) => ({ counterbalance: Number(clearWidth) / 2 }),
  },
  '341113': {
    'Girder guard rail': ({ railSection }) => ({ height: railSection === '51R1 (Ri52)' ? 5.125 : 7.0875 }),
  },
  '481400': {
    // Watts at 1,000 W/sq m: area × efficiency.
    'Photovoltaic module': (values) => ({
      moduleWatts: toStep(
        ((numberIn(values, 'unitLength') * numberIn(values, 'width')) / 144) *
          0.092903 *
          10 *
          numberIn(values, 'conversionEfficiency'),
        5,
      ),
    }),
  },
};
