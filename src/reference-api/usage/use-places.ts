/** A city of every state, and of the larger provinces, with its share of construction: greater cities come up more often. */
const rows = `AL Birmingham 4; AL Huntsville 3; AK Anchorage 2; AZ Phoenix 9; AZ Tucson 3; AR Little Rock 3; CA Fresno 5; CA Oakland 8
CA Sacramento 8; CA San Diego 12; CO Denver 9; CO Boulder 3; CT Bridgeport 3; CT New Haven 3; DE Wilmington 2; DC Washington 5
FL Jacksonville 7; FL Orlando 9; FL Tampa 9; GA Atlanta 11; GA Savannah 3; HI Honolulu 3; ID Boise 4; IL Chicago 10; IL Peoria 3
IN Fort Wayne 3; IN Indianapolis 6; IA Des Moines 4; KS Wichita 3; KY Louisville 4; LA Baton Rouge 4; ME Portland 2; MD Baltimore 6
MA Boston 8; MA Worcester 3; MI Detroit 5; MI Grand Rapids 4; MN Minneapolis 6; MN Duluth 2; MS Jackson 2; MO Kansas City 5
MO St. Louis 4; MT Billings 2; NE Omaha 3; NE Lincoln 2; NV Las Vegas 5; NV Reno 2; NH Nashua 2; NJ Newark 6; NJ Trenton 3
NM Albuquerque 3; NY Albany 4; NY Buffalo 4; NY New York 12; NC Charlotte 8; NC Greensboro 4; ND Fargo 2; OH Akron 4; OH Cincinnati 5
OH Columbus 7; OK Tulsa 4; OR Eugene 2; OR Portland 5; PA Allentown 4; PA Philadelphia 7; PA Pittsburgh 5; RI Providence 3
SC Charleston 5; SC Greenville 3; SD Sioux Falls 2; TN Chattanooga 3; TN Nashville 8; TX Austin 11; TX Dallas 13; TX Houston 12
TX Lubbock 3; UT Salt Lake City 7; VT Burlington 2; VA Richmond 5; VA Roanoke 3; WA Seattle 9; WA Spokane 3; WV Charleston 2
WI Green Bay 3; WI Milwaukee 5; WY Cheyenne 1; AB Calgary 3; BC Vancouver 4; MB Winnipeg 2; NS Halifax 1; ON Ottawa 3; ON Toronto 6; QC Laval 3`;

export interface UsePlace {
  city: string;
  /** Two letters of a state or province. */
  state: string;
}

/** Each as often as its share says. */
export const usePlaces: readonly UsePlace[] = rows.split(/[;\n]/).flatMap((row) => {
  const [, state = '', city = '', share = '0'] = /^ ?([A-Z]{2}) (.+) (\d+)$/.exec(row) ?? [];
  return Array.from({ length: Number(share) }, () => ({ city, state }));
});
