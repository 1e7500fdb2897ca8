import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

/** Forms of Division 00: nothing is built, so PART 2 is not used. */
export const formMasters: readonly SectionMaster[] = [
  {
    number: '004113',
    references: [
      ['AIA A701', 'Instructions to Bidders'],
      ['EJCDC C-410', 'Bid Form for Construction Contracts'],
      ['ISO 14289-1', 'Document File Format Enhancement for Accessibility'],
    ],
    text: `
PART General
ARTICLE Section Includes
  NOTE One form for one contract and one stipulated sum. Public owners may be bound to a statutory form, and counsel must review every edit.
  [x] #sum Stipulated sum bid form. ;; outline
  [ ] #alternates Bid form with alternates. ;; outline
  [ ] #unit-prices Unit price bid form. ;; outline
ARTICLE Related Sections
  {§006113}.
  {§012300}. ;; if #alternates
  {§012500}.
  {§012600}.
ARTICLE References
  REFERENCES
ARTICLE Form
  Basis of Design: {product}, {model}, by {maker}. ;; outline
    Arrangement: {=configuration}.
    Medium: {=materialType}.
    Length: {=grade}.
    Execution: {=operation}.
    [ ] Accessible form: Tagged in accordance with {ISO 14289-1}. ;; why Public owners must take bids from people who use a screen reader.
  (x) Use the wording that {AIA A701} refers to as the bid form. ;; group wording
  ( ) Use the wording of {EJCDC C-410}, edited for a single prime contract. ;; group wording
  Number every blank, so that a question asked during bidding can name it.
ARTICLE Project Identification
  Project: {?project text "Name of the project"}.
  Location: {?location text "Address of the project"}.
  {owner}: {?owner-name text "Legal name of the owner"}.
  {architect}: {?architect-name text "Name of the architect"}.
  Project number: {?number text "Project number"}.
ARTICLE Receipt of Bids
  (x) Sealed paper bids, delivered to {?place text "Place of receipt"}. ;; group receipt
  ( ) Electronic bids, filed through {?portal text "Name of the bidding portal"}. ;; group receipt
  Bids are due on {?due date "Date of bid opening"} at {?hour text "Hour and time zone"}.
  (x) Bids are opened and read in public. ;; group opening
  ( ) Bids are opened in private, and a tabulation is sent to every bidder. ;; group opening
  Bids received after the hour stated are returned unopened.
PART Products (Not Used)
PART Execution
ARTICLE Offer
  NOTE The offer is in words and in figures; say which governs.
  Having examined the place of the Work and all Contract Documents, the bidder offers to do the Work for the stipulated sum below. ;; outline
  Stipulated sum in words: {?sum-words text "Sum in words"}. ;; outline
  Stipulated sum in figures: {?sum number "Sum" 0.. "dollars"}. ;; outline
  Where words and figures differ, the words govern.
  Cash and contingency allowances named in the Contract Documents are included in the sum.
  Taxes in force on the date of the bid are included in the sum.
ARTICLE Alternates ;; if #alternates
  State for each alternate the amount to be added to or taken from the stipulated sum.
  Alternate 1: {?alternate-1 text "Alternate 1"}; amount {?amount-1 number "Amount of alternate 1" "dollars"}.
  Alternate 2: {?alternate-2 text "Alternate 2"}; amount {?amount-2 number "Amount of alternate 2" "dollars"}.
  Alternates are accepted in the order listed, or not at all, unless {owner} states another rule before bids are opened.
ARTICLE Unit Prices ;; if #unit-prices
  Unit prices include all costs, overhead, and profit, and hold for additions and deductions alike.
  Unit price 1: {?unit-item-1 text "Item 1"}, for each {?unit-1 select "Unit of item 1" "cubic yard"/"square foot"/"linear foot"/each}: {?price-1 number "Price of item 1" 0.. "dollars"}.
  Unit price 2: {?unit-item-2 text "Item 2"}, for each {?unit-2 select "Unit of item 2" "cubic yard"/"square foot"/"linear foot"/each}: {?price-2 number "Price of item 2" 0.. "dollars"}.
ARTICLE Time
  (x) The bidder agrees to complete the Work within {?days number "Calendar days" 1..2000 "calendar days"} of the notice to proceed. ;; group time
  ( ) The bidder agrees to complete the Work by {?complete date "Date of completion"}. ;; group time
  [ ] The bidder accepts liquidated damages of {?damages number "Damages per day" 0.. "dollars"} for each day of delay. ;; why It needs a sum that counsel can defend as a forecast of real loss.
ARTICLE Bid Security
  (x) #bond Security: Bid bond of {?bond-share number "Bond" 1..20 "percent" ="5"} of the amount bid. ;; group security
  ( ) Security: Certified check of {?check-share number "Check" 1..20 "percent" ="5"} of the amount bid. ;; group security
  ( ) Security: Not required. ;; group security
  [x] The bidder agrees to furnish the bonds of {§006113} on execution of the Agreement. ;; requires #bond
  Security is returned when the Agreement is signed, or when all bids are rejected.
ARTICLE Acceptance
  The bid may be accepted within {?open number "Days open" 10..120 "days" ="60"} of the opening.
  {owner} may reject any bid, and may waive informalities.
  A bidder whose bid is accepted signs the Agreement within {?sign number "Days to sign" 3..30 "days" ="10"} of notice.
ARTICLE Addenda
  The bidder acknowledges receipt of these addenda and has included their effect in the bid:
    Addendum {?addendum-1 text "Number of the first addendum"}, dated {?addendum-1-date date "Date of the first addendum"}.
    Addendum {?addendum-2 text "Number of the second addendum"}, dated {?addendum-2-date date "Date of the second addendum"}.
ARTICLE Supplements
  Attach to the form:
    [x] List of principal subcontractors.
    [x] Statement of the bidder’s qualifications.
    [ ] Schedule of values.
    [ ] Declaration of noncollusion, notarized.
    [ ] Evidence of license in the state of the project.
ARTICLE Signature
  Name of bidder: {?bidder text "Name of bidder"}.
  Form of organization: {?organization select "Form of organization" Corporation/"Limited liability company"/Partnership/"Sole proprietor"}.
  Address and telephone: {?bidder-address text "Address and telephone of bidder"}.
  Signed by: {?signer text "Name and title of signer"}, on {?signed date "Date of signature"}.
  A person who signs for a corporation attaches proof of authority.
ARTICLE Issue and Completion of the Form
  Insert the project name, {owner}, and the place of bid opening before issue.
  Issue the form with the instructions to bidders, never alone.
  Complete every blank in ink or type; initial each correction.
  Reissue the whole form when an addendum changes a blank.
`,
  },
  {
    number: '006113',
    references: [
      ['AIA A312', 'Performance Bond and Payment Bond'],
      ['EJCDC C-610', 'Performance Bond'],
      ['EJCDC C-615', 'Payment Bond'],
      ['40 USC 3131', 'Bonds of Contractors of Public Buildings or Works'],
    ],
    text: `
PART General
ARTICLE Section Includes
  NOTE Statutory bonds must follow the words of the statute. The penal sum does not rise with change orders unless a rider says so.
  [x] #performance Performance bond form. ;; outline
  [x] #payment Payment bond form. ;; outline
  [ ] #combined Combined performance and payment bond form. ;; outline ;; excludes #performance #payment ;; why Some sureties write one instrument for both; statutes often want two.
ARTICLE Related Sections
  {§004113}.
  {§012600}.
  {§017700}.
ARTICLE References
  REFERENCES
ARTICLE Form
  Basis of Design: {product}, {model}, by {maker}. ;; outline
    Instruments: {=configuration}.
    Penal sum: {=grade}.
    Medium: {=materialType}.
    Execution: {=operation}.
  (x) Use the wording of {AIA A312}. ;; group wording
  ( ) Use the wording of {EJCDC C-610} and {EJCDC C-615}. ;; group wording
  ( ) Use the wording that {40 USC 3131} or the statute of the state requires. ;; group wording
ARTICLE Parties
  Principal: {contractor}, {?principal text "Legal name of the contractor"}.
  Surety: {?surety text "Legal name of the surety"}.
  Obligee: {owner}, {?obligee text "Legal name of the owner"}.
  [ ] Dual obligee: {?lender text "Name of the lender"}, by rider. ;; why Lenders ask to be protected as well.
  Contract: {?contract text "Title of the contract"}, dated {?contract-date date "Date of the contract"}.
ARTICLE Qualifications of the Surety
  Licensed in the state of the project.
  [x] Listed by the U.S. Department of the Treasury for the amount of each bond.
  [ ] Rated {?rating select "Least rating" A/A-/B+ ="A-"} or better by a rating agency that {owner} accepts.
  Represented by an agent who can be served in the state of the project.
PART Products (Not Used)
PART Execution
ARTICLE Performance Bond ;; if #performance
  Penal sum: {?performance-share number "Penal sum of the performance bond" 50..100 "percent" ="100"} of the contract sum. ;; outline
  The surety is bound when {owner} has declared {contractor} in default and has paid or offered the balance of the contract sum.
  On default the surety, at its election:
    Arranges for {contractor}, with the consent of {owner}, to complete the contract.
    Completes the contract itself through agents or contractors.
    Obtains bids from qualified contractors, and pays the cost of completion beyond the balance.
    Waives its right to complete, and pays the amount for which it may be liable.
  Notice of default: {?notice number "Days of notice" 5..60 "days" ="20"} before the agreement is terminated.
  Term: The obligation covers defective work for {?term number "Years of obligation" 1..5 "years" ="2"} from Substantial Completion.
ARTICLE Payment Bond ;; if #payment
  Penal sum: {?payment-share number "Penal sum of the payment bond" 50..100 "percent" ="100"} of the contract sum. ;; outline
  The surety pays for labor, materials, and equipment furnished for the Work and not paid by {contractor}.
  Claimants without a direct contract with {contractor} give notice within {?claim number "Days to claim" 30..120 "days" ="90"} of the last labor or material.
  The surety answers a claim within {?answer number "Days to answer" 30..90 "days" ="60"} and pays what is not disputed.
  No suit begins later than {?suit number "Years to suit" 1..3 "years" ="1"} after the last labor or material.
ARTICLE Combined Bond ;; if #combined
  One instrument states both obligations, each for the full penal sum.
  Payment of a claim does not lessen the sum that secures performance.
ARTICLE Changes
  Changes in the Work do not release the surety.
  (x) The penal sum rises with the contract sum without further consent. ;; group changes
  ( ) The penal sum rises by rider when the contract sum has risen by {?rise number "Rise" 5..25 "percent" ="10"}. ;; group changes
  Notify the surety of every change that raises the contract sum.
ARTICLE Execution of Bonds
  Deliver executed bonds with the signed Agreement, before the Work begins.
  Date each bond on or after the date of the Agreement.
  Attach a power of attorney of the same date, and verify it with the surety.
  Submit {?originals number "Originals" 1..6 ="3"} signed originals of each bond.
  [ ] Electronic bonds: Accepted where the surety’s system lets {owner} verify them.
ARTICLE Signatures
  Principal: Signed by {?principal-signer text "Signer for the contractor"}, on {?principal-date date "Date signed by the contractor"}.
  Surety: Signed by {?surety-signer text "Attorney-in-fact of the surety"}, on {?surety-date date "Date signed by the surety"}.
  Seal each signature where the law of the state requires a seal.
  Agent or broker for information only: {?broker text "Agent or broker"}.
ARTICLE Release
  Bonds stay in force until the obligations that they secure have ended, whatever is paid before.
  {owner} returns no bond; a written release is given on request.
`,
  },
];
