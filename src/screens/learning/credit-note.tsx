/** Shown wherever credit is mentioned: no organization has approved any content here. */
export const CreditNote = () => (
  <>
    Courses and providers are samples: the credit shows how a course would be described, and no professional
    body or board has approved any of them.
  </>
);
