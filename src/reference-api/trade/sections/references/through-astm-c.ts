/** Full titles of the standards that sections written in full cite, in the order of the lists. */
export const referencesThroughAstmC = {
  '47 CFR 15': 'Radio Frequency Devices',
  'AA ADM': 'Aluminum Design Manual',
  'AAMA 501': 'Methods of Test for Exterior Walls',
  'AAMA 501.1':
    'Standard Test Method for Water Penetration of Windows, Curtain Walls and Doors Using Dynamic Pressure',
  'AAMA 501.2':
    'Quality Assurance and Water Leakage Field Check of Installed Storefronts, Curtain Walls, and Sloped Glazing Systems',
  'AAMA 501.4':
    'Recommended Static Test Method for Evaluating Window Wall, Curtain Wall and Storefront Systems Subjected to Seismic and Wind-Induced Inter-Story Drift',
  'AAMA 501.5': 'Test Method for Thermal Cycling of Exterior Walls',
  'AAMA 501.6':
    'Recommended Dynamic Test Method for Determining the Seismic Drift Causing Glass Fallout from Window Wall, Curtain Wall and Storefront Systems',
  'AAMA 501.7':
    'Recommended Static Test Method for Evaluating Windows, Window Wall, Curtain Wall and Storefront Systems Subjected to Vertical Inter-Story Movements',
  'AAMA 503':
    'Voluntary Specification for Field Testing of Newly Installed Storefronts, Curtain Walls and Sloped Glazing Systems',
  'AAMA 507':
    'Standard Practice for Determining the Thermal Performance Characteristics of Fenestration Systems in Commercial Buildings',
  'AAMA 508':
    'Voluntary Test Method and Specification for Pressure Equalized Rain Screen Wall Cladding Systems',
  'AAMA 509':
    'Voluntary Test and Classification Method for Drained and Back Ventilated Rain Screen Wall Cladding Systems',
  'AAMA 611': 'Voluntary Specification for Anodized Architectural Aluminum',
  'AAMA 621':
    'Voluntary Specification for High Performance Organic Coatings on Coil Coated Architectural Hot Dipped Galvanized (HDG) and Zinc-Aluminum Coated Steel Substrates',
  'AAMA 800': 'Voluntary Specifications and Test Methods for Sealants',
  'AAMA 1503':
    'Voluntary Test Method for Thermal Transmittance and Condensation Resistance of Windows, Doors and Glazed Wall Sections',
  'AAMA 2603':
    'Voluntary Specification, Performance Requirements and Test Procedures for Pigmented Organic Coatings on Aluminum Extrusions and Panels',
  'AAMA 2604':
    'Voluntary Specification, Performance Requirements and Test Procedures for High Performance Organic Coatings on Aluminum Extrusions and Panels',
  'AAMA 2605':
    'Voluntary Specification, Performance Requirements and Test Procedures for Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
  'AAMA CW-10': 'Care and Handling of Architectural Aluminum from Shop to Site',
  'AAMA CWM': 'Curtain Wall Manual',
  'AAMA QAG-1': 'Quality Assurance Processing Guide for Poured and Debridged Polyurethane Thermal Barriers',
  'AAMA SFM-1': 'Aluminum Storefront and Entrance Manual',
  'AAMA TIR-A8': 'Structural Performance of Composite Thermal Barrier Framing Systems',
  'ADA Standards': '2010 ADA Standards for Accessible Design',
  'AISI S100': 'North American Specification for the Design of Cold-Formed Steel Structural Members',
  'ANSI A108.01': 'General Requirements: Structures, Substrates, and Preparation for Tile',
  'ANSI A108.02': 'General Requirements: Workmanship for Tile Installation',
  'ANSI A108.1A': 'Installation of Ceramic Tile in the Wet-Set Method, with Portland Cement Mortar',
  'ANSI A108.5':
    'Setting of Ceramic Tile with Dry-Set Cement Mortar, Modified Dry-Set Cement Mortar, EGP (Exterior Glue Plywood) Modified Dry-Set Cement Mortar, or Improved Modified Dry-Set Cement Mortar',
  'ANSI A108.6':
    'Ceramic Tile Installed with Chemical-Resistant, Water-Cleanable Tile-Setting and -Grouting Epoxy',
  'ANSI A108.10': 'Installation of Grout in Tilework',
  'ANSI A108.13':
    'Installation of Load-Bearing, Bonded, Waterproof Membranes for Thin-Set Ceramic Tile and Dimension Stone',
  'ANSI A108.17': 'Installation of Crack Isolation Membranes for Thin-Set Ceramic Tile and Dimension Stone',
  'ANSI A108.19':
    'Interior Installation of Gauged Porcelain Tiles and Gauged Porcelain Tile Panels/Slabs by the Thin-Bed Method Bonded with Modified Dry-Set Cement Mortar or Improved Modified Dry-Set Cement Mortar',
  'ANSI A118.1': 'Dry-Set Cement Mortar',
  'ANSI A118.3':
    'Chemical-Resistant, Water-Cleanable Tile-Setting and -Grouting Epoxy and Water-Cleanable Tile-Setting Epoxy Adhesive',
  'ANSI A118.4': 'Modified Dry-Set Cement Mortar',
  'ANSI A118.6': 'Standard Cement Grouts for Tile Installation',
  'ANSI A118.7': 'High Performance Cement Grouts for Tile Installation',
  'ANSI A118.10':
    'Load Bearing, Bonded, Waterproof Membranes for Thin-Set Ceramic Tile and Dimension Stone Installation',
  'ANSI A118.12': 'Crack Isolation Membranes for Thin-Set Ceramic Tile and Dimension Stone Installation',
  'ANSI A118.15': 'Improved Modified Dry-Set Cement Mortar',
  'ANSI A137.1': 'American National Standard Specifications for Ceramic Tile',
  'ANSI A137.3':
    'American National Standard Specifications for Gauged Porcelain Tiles and Gauged Porcelain Tile Panels/Slabs',
  'ANSI A326.3':
    'American National Standard Test Method for Measuring Dynamic Coefficient of Friction of Hard Surface Flooring Materials',
  'ANSI C78.377': 'American National Standard for the Chromaticity of Solid State Lighting Products',
  'ANSI C82.77-10':
    'American National Standard for Lighting Equipment - Harmonic Emission Limits - Related Power Quality Requirements',
  'ANSI C137.1':
    'American National Standard for Lighting Systems - 0-10V Dimming Interface for LED Drivers, Fluorescent Ballasts, and Controls',
  'ANSI/BHMA A156.1': 'Butts and Hinges',
  'ANSI/BHMA A156.3': 'Exit Devices',
  'ANSI/BHMA A156.4': 'Door Controls - Closers',
  'ANSI/BHMA A156.5': 'Cylinders and Input Devices for Locks',
  'ANSI/BHMA A156.19': 'Power Assist and Low Energy Operated Swinging Doors',
  'ANSI/BHMA A156.21': 'Thresholds',
  'ANSI/BHMA A156.26': 'Continuous Hinges',
  'ANSI/BHMA A156.115': 'Hardware Preparation in Steel Doors and Steel Frames',
  'ANSI/CRRC S100': 'Standard Test Methods for Determining Radiative Properties of Materials',
  'ANSI/ISEA Z358.1': 'American National Standard for Emergency Eyewash and Shower Equipment',
  'ANSI/SDI A250.3':
    'Test Procedure and Acceptance Criteria for Factory Applied Finish Coatings for Steel Doors and Frames',
  'ANSI/SDI A250.4':
    'Test Procedure and Acceptance Criteria for Physical Endurance for Steel Doors, Frames and Frame Anchors',
  'ANSI/SDI A250.6': 'Recommended Practice for Hardware Reinforcing on Standard Steel Doors and Frames',
  'ANSI/SDI A250.7': 'Nomenclature for Standard Steel Doors and Steel Frames',
  'ANSI/SDI A250.8': 'Specifications for Standard Steel Doors and Frames',
  'ANSI/SDI A250.10':
    'Test Procedure and Acceptance Criteria for Prime Painted Steel Surfaces for Steel Doors and Frames',
  'ANSI/SDI A250.11': 'Recommended Erection Instructions for Steel Frames',
  'ANSI/SDI A250.13':
    'Testing and Rating of Severe Windstorm Resistant Components for Swinging Door Assemblies',
  'ANSI/SPRI FX-1':
    'Standard Field Test Procedure for Determining the Withdrawal Resistance of Roofing Fasteners',
  'ANSI/SPRI GT-1': 'Test Standard for External Gutter Systems',
  'ANSI/SPRI IA-1':
    'Standard Field Test Procedure for Determining the Mechanical Uplift Resistance of Insulation Adhesives over Various Substrates',
  'ANSI/SPRI RP-4': 'Wind Design Standard for Ballasted Single-Ply Roofing Systems',
  'ANSI/SPRI WD-1': 'Wind Design Standard Practice for Roofing Assemblies',
  'ANSI/SPRI/FM 4435/ES-1': 'Test Standard for Edge Systems Used with Low Slope Roofing Systems',
  'ASCE 7': 'Minimum Design Loads and Associated Criteria for Buildings and Other Structures',
  'ASHRAE 90.1': 'Energy Standard for Sites and Buildings Except Low-Rise Residential Buildings',
  'ASHRAE 188': 'Legionellosis: Risk Management for Building Water Systems',
  'ASME A112.1.2': 'Air Gaps in Plumbing Systems (For Plumbing Fixtures and Water-Connected Receptors)',
  'ASME A112.6.1M': 'Floor-Affixed Supports for Off-the-Floor Plumbing Fixtures for Public Use',
  'ASME A112.18.1': 'Plumbing Supply Fittings (published with CSA B125.1)',
  'ASME A112.18.2': 'Plumbing Waste Fittings (published with CSA B125.2)',
  'ASME A112.18.6': 'Flexible Water Connectors (published with CSA B125.6)',
  'ASME A112.19.1': 'Enamelled Cast Iron and Enamelled Steel Plumbing Fixtures (published with CSA B45.2)',
  'ASME A112.19.2': 'Ceramic Plumbing Fixtures (published with CSA B45.1)',
  'ASME A112.19.3': 'Stainless Steel Plumbing Fixtures (published with CSA B45.4)',
  'ASME A112.19.5':
    'Flush Valves and Spuds for Water Closets, Urinals, and Tanks (published with CSA B45.15)',
  'ASME A112.19.19': 'Vitreous China Nonwater Urinals',
  'ASSE 1001': 'Performance Requirements for Atmospheric Type Vacuum Breakers',
  'ASSE 1010': 'Performance Requirements for Water Hammer Arresters',
  'ASSE 1011': 'Performance Requirements for Hose Connection Vacuum Breakers',
  'ASSE 1016':
    'Performance Requirements for Automatic Compensating Valves for Individual Showers and Tub/Shower Combinations',
  'ASSE 1037': 'Performance Requirements for Pressurized Flushing Devices for Plumbing Fixtures',
  'ASSE 1070': 'Performance Requirements for Water Temperature Limiting Devices',
  'ASSE 1071':
    'Performance Requirements for Temperature Actuated Mixing Valves for Plumbed Emergency Equipment',
  'ASTM A36': 'Standard Specification for Carbon Structural Steel',
  'ASTM A53':
    'Standard Specification for Pipe, Steel, Black and Hot-Dipped, Zinc-Coated, Welded and Seamless',
  'ASTM A123': 'Standard Specification for Zinc (Hot-Dip Galvanized) Coatings on Iron and Steel Products',
  'ASTM A153': 'Standard Specification for Zinc Coating (Hot-Dip) on Iron and Steel Hardware',
  'ASTM A240':
    'Standard Specification for Chromium and Chromium-Nickel Stainless Steel Plate, Sheet, and Strip for Pressure Vessels and for General Applications',
  'ASTM A641': 'Standard Specification for Zinc-Coated (Galvanized) Carbon Steel Wire',
  'ASTM A653':
    'Standard Specification for Steel Sheet, Zinc-Coated (Galvanized) or Zinc-Iron Alloy-Coated (Galvannealed) by the Hot-Dip Process',
  'ASTM A666':
    'Standard Specification for Annealed or Cold-Worked Austenitic Stainless Steel Sheet, Strip, Plate, and Flat Bar',
  'ASTM A755':
    'Standard Specification for Steel Sheet, Metallic Coated by the Hot-Dip Process and Prepainted by the Coil-Coating Process for Exterior Exposed Building Products',
  'ASTM A780': 'Standard Practice for Repair of Damaged and Uncoated Areas of Hot-Dip Galvanized Coatings',
  'ASTM A792':
    'Standard Specification for Steel Sheet, 55% Aluminum-Zinc Alloy-Coated by the Hot-Dip Process',
  'ASTM A1008':
    'Standard Specification for Steel, Sheet, Cold-Rolled, Carbon, Structural, High-Strength Low-Alloy, High-Strength Low-Alloy with Improved Formability, Required Hardness, Solution Hardened, and Bake Hardenable',
  'ASTM A1011':
    'Standard Specification for Steel, Sheet and Strip, Hot-Rolled, Carbon, Structural, High-Strength Low-Alloy, High-Strength Low-Alloy with Improved Formability, and Ultra-High Strength',
  'ASTM B69': 'Standard Specification for Rolled Zinc',
  'ASTM B209': 'Standard Specification for Aluminum and Aluminum-Alloy Sheet and Plate',
  'ASTM B221':
    'Standard Specification for Aluminum and Aluminum-Alloy Extruded Bars, Rods, Wire, Profiles, and Tubes',
  'ASTM B370': 'Standard Specification for Copper Sheet and Strip for Building Construction',
  'ASTM C143': 'Standard Test Method for Slump of Hydraulic-Cement Concrete',
  'ASTM C144': 'Standard Specification for Aggregate for Masonry Mortar',
  'ASTM C150': 'Standard Specification for Portland Cement',
  'ASTM C208': 'Standard Specification for Cellulosic Fiber Insulating Board',
  'ASTM C273': 'Standard Test Method for Shear Properties of Sandwich Core Materials',
  'ASTM C297': 'Standard Test Method for Flatwise Tensile Strength of Sandwich Constructions',
  'ASTM C373':
    'Standard Test Methods for Determination of Water Absorption and Associated Properties by Vacuum Method for Pressed Ceramic Tiles and Glass Tiles and Boil Method for Extruded Ceramic Tiles and Non-tile Fired Ceramic Whiteware Products',
  'ASTM C423':
    'Standard Test Method for Sound Absorption and Sound Absorption Coefficients by the Reverberation Room Method',
  'ASTM C473': 'Standard Test Methods for Physical Testing of Gypsum Panel Products',
  'ASTM C475': 'Standard Specification for Joint Compound and Joint Tape for Finishing Gypsum Board',
  'ASTM C476': 'Standard Specification for Grout for Masonry',
  'ASTM C499':
    'Standard Test Method for Facial Dimensions and Thickness of Flat, Rectangular Ceramic Wall and Floor Tile',
  'ASTM C509': 'Standard Specification for Elastomeric Cellular Preformed Gasket and Sealing Material',
  'ASTM C510':
    'Standard Test Method for Staining and Color Change of Single- or Multicomponent Joint Sealants',
  'ASTM C553':
    'Standard Specification for Mineral Fiber Blanket Thermal Insulation for Commercial and Industrial Applications',
  'ASTM C578': 'Standard Specification for Rigid, Cellular Polystyrene Thermal Insulation',
  'ASTM C612': 'Standard Specification for Mineral Fiber Block and Board Thermal Insulation',
  'ASTM C627':
    'Standard Test Method for Evaluating Ceramic Floor Tile Installation Systems Using the Robinson-Type Floor Tester',
  'ASTM C635':
    'Standard Specification for Manufacture, Performance, and Testing of Metal Suspension Systems for Acoustical Tile and Lay-in Panel Ceilings',
  'ASTM C636':
    'Standard Practice for Installation of Metal Ceiling Suspension Systems for Acoustical Tile and Lay-In Panels',
  'ASTM C645': 'Standard Specification for Nonstructural Steel Framing Members',
  'ASTM C648': 'Standard Test Method for Breaking Strength of Ceramic Tile',
  'ASTM C661':
    'Standard Test Method for Indentation Hardness of Elastomeric-Type Sealants by Means of a Durometer',
  'ASTM C665':
    'Standard Specification for Mineral-Fiber Blanket Thermal Insulation for Light Frame Construction and Manufactured Housing',
  'ASTM C717': 'Standard Terminology of Building Seals and Sealants',
  'ASTM C719':
    'Standard Test Method for Adhesion and Cohesion of Elastomeric Joint Sealants Under Cyclic Movement (Hockman Cycle)',
  'ASTM C726': 'Standard Specification for Mineral Wool Roof Insulation Board',
  'ASTM C754':
    'Standard Specification for Installation of Steel Framing Members to Receive Screw-Attached Gypsum Panel Products',
  'ASTM C794': 'Standard Test Method for Adhesion-in-Peel of Elastomeric Joint Sealants',
  'ASTM C834': 'Standard Specification for Latex Sealants',
  'ASTM C840': 'Standard Specification for Application and Finishing of Gypsum Board',
  'ASTM C864':
    'Standard Specification for Dense Elastomeric Compression Seal Gaskets, Setting Blocks, and Spacers',
  'ASTM C919': 'Standard Practice for Use of Sealants in Acoustical Applications',
  'ASTM C920': 'Standard Specification for Elastomeric Joint Sealants',
  'ASTM C954':
    'Standard Specification for Steel Drill Screws for the Application of Gypsum Panel Products or Metal Plaster Bases to Steel Studs From 0.033 in. (0.84 mm) to 0.112 in. (2.84 mm) in Thickness',
  'ASTM C1002':
    'Standard Specification for Steel Self-Piercing Tapping Screws for Application of Gypsum Panel Products or Metal Plaster Bases to Wood Studs or Steel Studs',
  'ASTM C1027': 'Standard Test Method for Determining Visible Abrasion Resistance of Glazed Ceramic Tile',
  'ASTM C1047': 'Standard Specification for Accessories for Gypsum Wallboard and Gypsum Veneer Base',
  'ASTM C1087':
    'Standard Test Method for Determining Compatibility of Liquid-Applied Sealants with Accessories Used in Structural Glazing Systems',
  'ASTM C1115': 'Standard Specification for Dense Elastomeric Silicone Rubber Gaskets and Accessories',
  'ASTM C1135': 'Standard Test Method for Determining Tensile Adhesion Properties of Structural Sealants',
  'ASTM C1153': 'Standard Practice for Location of Wet Insulation in Roofing Systems Using Infrared Imaging',
  'ASTM C1177': 'Standard Specification for Glass Mat Gypsum Substrate for Use as Sheathing',
  'ASTM C1178': 'Standard Specification for Coated Glass Mat Water-Resistant Gypsum Backing Panel',
  'ASTM C1184': 'Standard Specification for Structural Silicone Sealants',
  'ASTM C1193': 'Standard Guide for Use of Joint Sealants',
  'ASTM C1247': 'Standard Test Method for Durability of Sealants Exposed to Continuous Immersion in Liquids',
  'ASTM C1248': 'Standard Test Method for Staining of Porous Substrate by Joint Sealants',
  'ASTM C1278': 'Standard Specification for Fiber-Reinforced Gypsum Panel',
  'ASTM C1289': 'Standard Specification for Faced Rigid Cellular Polyisocyanurate Thermal Insulation Board',
  'ASTM C1303':
    'Standard Test Method for Predicting Long-Term Thermal Resistance of Closed-Cell Foam Insulation',
  'ASTM C1311': 'Standard Specification for Solvent Release Sealants',
  'ASTM C1325': 'Standard Specification for Fiber-Mat Reinforced Cementitious Backer Units',
  'ASTM C1330':
    'Standard Specification for Cylindrical Sealant Backing for Use with Cold Liquid-Applied Sealants',
  'ASTM C1363':
    'Standard Test Method for Thermal Performance of Building Materials and Envelope Assemblies by Means of a Hot Box Apparatus',
  'ASTM C1392': 'Standard Guide for Evaluating Failure of Structural Sealant Glazing',
  'ASTM C1396': 'Standard Specification for Gypsum Board',
  'ASTM C1401': 'Standard Guide for Structural Sealant Glazing',
  'ASTM C1472':
    'Standard Guide for Calculating Movement and Other Effects When Establishing Sealant Joint Width',
  'ASTM C1481': 'Standard Guide for Use of Joint Sealants with Exterior Insulation and Finish Systems (EIFS)',
  'ASTM C1491': 'Standard Specification for Concrete Roof Pavers',
  'ASTM C1518': 'Standard Specification for Precured Elastomeric Silicone Joint Sealants',
  'ASTM C1521': 'Standard Practice for Evaluating Adhesion of Installed Weatherproofing Sealant Joints',
  'ASTM C1629':
    'Standard Classification for Abuse-Resistant Nondecorated Interior Gypsum Panel Products and Fiber-Reinforced Cement Panels',
  'ASTM C1658': 'Standard Specification for Glass Mat Gypsum Panels',
};
