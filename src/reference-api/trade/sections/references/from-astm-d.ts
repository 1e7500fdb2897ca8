/** The full titles after those of `through-astm-c.ts`. */
export const referencesFromAstmD = {
  'ASTM D226': 'Standard Specification for Asphalt-Saturated Organic Felt Used in Roofing and Waterproofing',
  'ASTM D412': 'Standard Test Methods for Vulcanized Rubber and Thermoplastic Elastomers - Tension',
  'ASTM D413': 'Standard Test Methods for Rubber Property - Adhesion to Flexible Substrate',
  'ASTM D448': 'Standard Classification for Sizes of Aggregate for Road and Bridge Construction',
  'ASTM D471': 'Standard Test Method for Rubber Property - Effect of Liquids',
  'ASTM D573': 'Standard Test Method for Rubber - Deterioration in an Air Oven',
  'ASTM D624':
    'Standard Test Method for Tear Strength of Conventional Vulcanized Rubber and Thermoplastic Elastomers',
  'ASTM D751': 'Standard Test Methods for Coated Fabrics',
  'ASTM D816': 'Standard Test Methods for Rubber Cements',
  'ASTM D1149':
    'Standard Test Methods for Rubber Deterioration - Cracking in an Ozone Controlled Environment',
  'ASTM D1204':
    'Standard Test Method for Linear Dimensional Changes of Nonrigid Thermoplastic Sheeting or Film at Elevated Temperature',
  'ASTM D1970':
    'Standard Specification for Self-Adhering Polymer Modified Bituminous Sheet Materials Used as Steep Roofing Underlayment for Ice Dam Protection',
  'ASTM D2137':
    'Standard Test Methods for Rubber Property - Brittleness Point of Flexible Polymers and Coated Fabrics',
  'ASTM D2244':
    'Standard Practice for Calculation of Color Tolerances and Color Differences from Instrumentally Measured Color Coordinates',
  'ASTM D3273':
    'Standard Test Method for Resistance to Growth of Mold on the Surface of Interior Coatings in an Environmental Chamber',
  'ASTM D4214': 'Standard Test Methods for Evaluating the Degree of Chalking of Exterior Paint Films',
  'ASTM D4637': 'Standard Specification for EPDM Sheet Used in Single-Ply Roof Membrane',
  'ASTM D4811': 'Standard Specification for Nonvulcanized (Uncured) Rubber Sheet Used as Roof Flashing',
  'ASTM D5893':
    'Standard Specification for Cold Applied, Single Component, Chemically Curing Silicone Joint Sealant for Portland Cement Concrete Pavements',
  'ASTM D5957': 'Standard Guide for Flood Testing Horizontal Waterproofing Installations',
  'ASTM D6163':
    'Standard Specification for Styrene Butadiene Styrene (SBS) Modified Bituminous Sheet Materials Using Glass Fiber Reinforcements',
  'ASTM D6878': 'Standard Specification for Thermoplastic Polyolefin-Based Sheet Roofing',
  'ASTM D7186': 'Standard Practice for Quality Assurance Observation of Roof Construction and Repair',
  'ASTM D7635': 'Standard Test Method for Measurement of Thickness of Coatings Over Fabric Reinforcement',
  'ASTM D7877':
    'Standard Guide for Electronic Methods for Detecting and Locating Leaks in Waterproof Membranes',
  'ASTM D8231':
    'Standard Practice for the Use of a Low Voltage Electronic Scanning System for Detecting and Locating Breaches in Roofing and Waterproofing Membranes',
  'ASTM D8257':
    'Standard Specification for Mechanically Attached Polymeric Roof Underlayment Used in Steep Slope Roofing',
  'ASTM E84': 'Standard Test Method for Surface Burning Characteristics of Building Materials',
  'ASTM E90':
    'Standard Test Method for Laboratory Measurement of Airborne Sound Transmission Loss of Building Partitions and Elements',
  'ASTM E96':
    'Standard Test Methods for Gravimetric Determination of Water Vapor Transmission Rate of Materials',
  'ASTM E108': 'Standard Test Methods for Fire Tests of Roof Coverings',
  'ASTM E119': 'Standard Test Methods for Fire Tests of Building Construction and Materials',
  'ASTM E136':
    'Standard Test Method for Assessing Combustibility of Materials Using a Vertical Tube Furnace at 750 °C',
  'ASTM E283':
    'Standard Test Method for Determining Rate of Air Leakage Through Exterior Windows, Skylights, Curtain Walls, and Doors Under Specified Pressure Differences Across the Specimen',
  'ASTM E329':
    'Standard Specification for Agencies Engaged in Construction Inspection, Testing, or Special Inspection',
  'ASTM E330':
    'Standard Test Method for Structural Performance of Exterior Windows, Doors, Skylights and Curtain Walls by Uniform Static Air Pressure Difference',
  'ASTM E331':
    'Standard Test Method for Water Penetration of Exterior Windows, Skylights, Doors, and Curtain Walls by Uniform Static Air Pressure Difference',
  'ASTM E336':
    'Standard Test Method for Measurement of Airborne Sound Attenuation between Rooms in Buildings',
  'ASTM E413': 'Classification for Rating Sound Insulation',
  'ASTM E488': 'Standard Test Methods for Strength of Anchors in Concrete Elements',
  'ASTM E580':
    'Standard Practice for Installation of Ceiling Suspension Systems for Acoustical Tile and Lay-in Panels in Areas Subject to Earthquake Ground Motions',
  'ASTM E783':
    'Standard Test Method for Field Measurement of Air Leakage Through Installed Exterior Windows and Doors',
  'ASTM E795': 'Standard Practices for Mounting Test Specimens During Sound Absorption Tests',
  'ASTM E814': 'Standard Test Method for Fire Tests of Penetration Firestop Systems',
  'ASTM E907': 'Standard Test Method for Field Testing Uplift Resistance of Adhered Membrane Roofing Systems',
  'ASTM E1105':
    'Standard Test Method for Field Determination of Water Penetration of Installed Exterior Windows, Skylights, Doors, and Curtain Walls, by Uniform or Cyclic Static Air Pressure Difference',
  'ASTM E1110': 'Standard Classification for Determination of Articulation Class',
  'ASTM E1111': 'Standard Test Method for Measuring the Interzone Attenuation of Open Office Components',
  'ASTM E1186':
    'Standard Practices for Air Leakage Site Detection in Building Envelopes and Air Barrier Systems',
  'ASTM E1264': 'Standard Classification for Acoustical Ceiling Products',
  'ASTM E1332': 'Standard Classification for Rating Outdoor-Indoor Sound Attenuation',
  'ASTM E1414':
    'Standard Test Method for Airborne Sound Attenuation Between Rooms Sharing a Common Ceiling Plenum',
  'ASTM E1477':
    'Standard Test Method for Luminous Reflectance Factor of Acoustical Materials by Use of Integrating-Sphere Reflectometers',
  'ASTM E1592':
    'Standard Test Method for Structural Performance of Sheet Metal Roof and Siding Systems by Uniform Static Air Pressure Difference',
  'ASTM E1646':
    'Standard Test Method for Water Penetration of Exterior Metal Roof Panel Systems by Uniform Static Air Pressure Difference',
  'ASTM E1680': 'Standard Test Method for Rate of Air Leakage through Exterior Metal Roof Panel Systems',
  'ASTM E1886':
    'Standard Test Method for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Missile(s) and Exposed to Cyclic Pressure Differentials',
  'ASTM E1980':
    'Standard Practice for Calculating Solar Reflectance Index of Horizontal and Low-Sloped Opaque Surfaces',
  'ASTM E1996':
    'Standard Specification for Performance of Exterior Windows, Curtain Walls, Doors, and Impact Protective Systems Impacted by Windborne Debris in Hurricanes',
  'ASTM E2140':
    'Standard Test Method for Water Penetration of Metal Roof Panel Systems by Static Water Pressure Head',
  'ASTM E2174': 'Standard Practice for On-Site Inspection of Installed Firestop Systems',
  'ASTM E2178':
    'Standard Test Method for Determining Air Leakage Rate and Calculation of Air Permeance of Building Materials',
  'ASTM E2307':
    'Standard Test Method for Determining Fire Resistance of Perimeter Fire Barriers Using Intermediate-Scale, Multistory Test Apparatus',
  'ASTM E2357': 'Standard Test Method for Determining Air Leakage Rate of Air Barrier Assemblies',
  'ASTM E3037':
    'Standard Test Method for Measuring Relative Movement Capabilities of Through-Penetration Firestop Systems',
  'ASTM F1869':
    'Standard Test Method for Measuring Moisture Vapor Emission Rate of Concrete Subfloor Using Anhydrous Calcium Chloride',
  'ASTM F2170':
    'Standard Test Method for Determining Relative Humidity in Concrete Floor Slabs Using in situ Probes',
  'ASTM F3561':
    'Standard Test Method for Forced-Entry-Resistance of Fenestration Systems After Simulated Active Shooter Attack',
  'ASTM G21': 'Standard Practice for Determining Resistance of Synthetic Polymeric Materials to Fungi',
  'ASTM G155': 'Standard Practice for Operating Xenon Arc Lamp Apparatus for Exposure of Materials',
  'AWPA U1': 'Use Category System: User Specification for Treated Wood',
  'AWS D1.1': 'Structural Welding Code - Steel',
  'AWS D1.2': 'Structural Welding Code - Aluminum',
  'CDPH Standard Method':
    'Standard Method for the Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources Using Environmental Chambers',
  'CIE 117': 'Discomfort Glare in Interior Lighting',
  'CPSC 16 CFR 1201': 'Safety Standard for Architectural Glazing Materials',
  'EPA Method 24':
    'Determination of Volatile Matter Content, Water Content, Density, Volume Solids, and Weight Solids of Surface Coatings',
  'FM 4470':
    'Approval Standard for Single-Ply, Polymer-Modified Bitumen Sheet, Built-Up Roof (BUR) and Liquid Applied Roof Assemblies for Use in Class 1 and Noncombustible Roof Deck Construction',
  'FM 4471': 'Approval Standard for Class 1 Panel Roofs',
  'FM 4474':
    'Evaluating the Simulated Wind Uplift Resistance of Roof Assemblies Using Static Positive and/or Negative Differential Pressures',
  'FM 4880': 'Approval Standard for Class 1 Fire Rating of Building Panels or Interior Finish Materials',
  'FM 4991': 'Approval of Firestop Contractors',
  'FM DS 1-52': 'Field Verification of Roof Wind Uplift Resistance',
  'FTM 101C': 'Test Procedures for Packaging Materials',
  'GA-214': 'Levels of Finish for Gypsum Panel Products',
  'GA-216': 'Application and Finishing of Gypsum Panel Products',
  'GA-600': 'Fire Resistance and Sound Control Design Manual',
  'GA-801': 'Handling and Storage of Gypsum Panel Products',
  'HMMA 840': 'Guide Specifications for Receipt, Storage and Installation of Hollow Metal Doors and Frames',
  IBC: 'International Building Code',
  'ICC 500': 'ICC/NSSA Standard for the Design and Construction of Storm Shelters',
  'ICC A117.1': 'Accessible and Usable Buildings and Facilities',
  'IEC 60529': 'Degrees of Protection Provided by Enclosures (IP Code)',
  'IEC 62386': 'Digital Addressable Lighting Interface',
  'IEEE 1789':
    'Recommended Practices for Modulating Current in High-Brightness LEDs for Mitigating Health Risks to Viewers',
  'IEEE C62.41.2':
    'Recommended Practice on Characterization of Surges in Low-Voltage (1000 V and Less) AC Power Circuits',
  'IES LM-63':
    'Approved Method: Standard File Format for the Electronic Transfer of Photometric Data and Related Information',
  'IES LM-79': 'Approved Method: Optical and Electrical Measurements of Solid-State Lighting Products',
  'IES LM-80':
    'Approved Method: Measuring Luminous Flux and Color Maintenance of LED Packages, Arrays, and Modules',
  'IES LS-1': 'Lighting Science: Nomenclature and Definitions for Illuminating Engineering',
  'IES TM-21':
    'Technical Memorandum: Projecting Long-Term Luminous, Photon, and Radiant Flux Maintenance of LED Light Sources',
  'IES TM-30': 'IES Method for Evaluating Light Source Color Rendition',
  IPC: 'International Plumbing Code',
  'ISO 14021':
    'Environmental labels and declarations - Self-declared environmental claims (Type II environmental labelling)',
  'ISO 14644-1':
    'Cleanrooms and associated controlled environments - Part 1: Classification of air cleanliness by particle concentration',
  'NECA/IESNA 500': 'Standard for Installing Indoor Commercial Lighting Systems',
  'NEMA 77': 'Temporal Light Artifacts: Test Methods and Guidance for Acceptance Criteria',
  'NEMA LE 4': 'Recessed Luminaires, Ceiling Compatibility',
  'NEMA SSL 7A': 'Phase-Cut Dimming for Solid State Lighting: Basic Compatibility',
  'NFPA 13': 'Standard for the Installation of Sprinkler Systems',
  'NFPA 70': 'National Electrical Code',
  'NFPA 80': 'Standard for Fire Doors and Other Opening Protectives',
  'NFPA 101': 'Life Safety Code',
  'NFPA 105': 'Standard for Smoke Door Assemblies and Other Opening Protectives',
  'NFPA 252': 'Standard Methods of Fire Tests of Door Assemblies',
  'NFPA 257': 'Standard on Fire Test for Window and Glass Block Assemblies',
  'NFPA 285':
    'Standard Fire Test Method for Evaluation of Fire Propagation Characteristics of Exterior Wall Assemblies Containing Combustible Components',
  'NFRC 100': 'Procedure for Determining Fenestration Product U-factors',
  'NFRC 200':
    'Procedure for Determining Fenestration Product Solar Heat Gain Coefficient and Visible Transmittance at Normal Incidence',
  'NGA GM': 'Glazing Manual',
  'NSF 51': 'Food Equipment Materials',
  'NSF/ANSI 42': 'Drinking Water Treatment Units - Aesthetic Effects',
  'NSF/ANSI 53': 'Drinking Water Treatment Units - Health Effects',
  'NSF/ANSI/CAN 61': 'Drinking Water System Components - Health Effects',
  'NSF/ANSI/CAN 372': 'Drinking Water System Components - Lead Content',
  'SCAQMD 1168': 'Adhesive and Sealant Applications',
  'SMACNA 1793': 'Architectural Sheet Metal Manual',
  'TCNA Handbook': 'Handbook for Ceramic, Glass, and Stone Tile Installation',
  'UL 9': 'Fire Tests of Window Assemblies',
  'UL 10C': 'Positive Pressure Fire Tests of Door Assemblies',
  'UL 263': 'Fire Tests of Building Construction and Materials',
  'UL 305': 'Standard for Panic Hardware',
  'UL 399': 'Drinking Water Coolers',
  'UL 580': 'Tests for Uplift Resistance of Roof Assemblies',
  'UL 790': 'Standard Test Methods for Fire Tests of Roof Coverings',
  'UL 924': 'Emergency Lighting and Power Equipment',
  'UL 1479': 'Fire Tests of Penetration Firestops',
  'UL 1598': 'Luminaires',
  'UL 1784': 'Air Leakage Tests of Door Assemblies and Other Opening Protectives',
  'UL 1897': 'Uplift Tests for Roof Covering Systems',
  'UL 2043':
    'Fire Test for Heat and Visible Smoke Release for Discrete Products and Their Accessories Installed in Air-Handling Spaces',
  'UL 2218': 'Impact Resistance of Prepared Roof Covering Materials',
  'UL 8750': 'Light Emitting Diode (LED) Equipment for Use in Lighting Products',
};
