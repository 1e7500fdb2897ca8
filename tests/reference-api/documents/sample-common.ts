/** Fields of every sample record. */
const maker = {
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  webabrv: 'northfold',
};
export const common = {
  ...maker,
  csi: [{ number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' }],
  productIds: [1],
  created_at: '2024-03-04',
  updated_at: '2026-05-18',
  files: [],
  picture: null,
};
