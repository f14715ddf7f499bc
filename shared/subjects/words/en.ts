import type { SubjectWords } from '../SubjectWords.ts';

export const en: SubjectWords = {
  subjects: {
    water: {
      names:
        'water water* swim swims swimming swimmer swimmers swam lake lakes river rivers pond ponds pool pools drown drowned drowning',
      parts: `sea seas seaside seashore seawater ocean oceans stream streams streamlet wave waves tide tides tidal shore shores
        beach beaches boat boats ship ships shipwreck sail sails sailing rain rains rainy raining raindrop raindrops float floats
        floating brook brooks harbour harbours harbor harbors ripple ripples fountain fountains`,
    },
    heights: {
      names: 'height heights falling vertigo cliff cliffs',
      parts: `mountain mountains tower towers summit summits peak peaks hilltop hilltops fly flying flies hover hovers hovering soar
        soars soaring ledge ledges balcony balconies`,
    },
    enclosed: {
      names:
        'enclosed tunnel tunnels cave caves cavern caverns small_room small_rooms narrow_space* tight_space* confined claustrophob*',
      parts: `the_lift a_lift elevator elevators cellar cellars basement basements cocoon cocoons closet closets walled`,
    },
    fire: {
      names: 'fire fires flame flames campfire campfires',
      parts: `fireplace fireplaces candle candles hearth hearths ember embers burn burns burning burnt torch torches lantern lanterns
        bonfire bonfires spark sparks firelight`,
    },
    dark: {
      names: 'dark darker darkness darkening night nights nighttime nightfall',
      parts: 'shadow shadows shadowy midnight black blackness dim dimmer dimly gloom dusk',
    },
    sea: {
      names: 'sea seas ocean oceans beach beaches seaside seashore shore shores coast coasts coastal',
      parts: 'wave waves tide tides tidal surf seagull seagulls seaweed seawater seashell seashells shell shells',
    },
    forest: {
      names: 'forest forests woods woodland woodlands jungle jungles rainforest',
      parts: 'trees undergrowth pines fir firs fern ferns moss tree_trunk* clearing clearings',
    },
    mountains: {
      names: 'mountain mountains mountainside alps alpine',
      parts: 'summit summits peak peaks hilltop hilltops ridge ridges glacier glaciers cliff cliffs',
    },
    garden: {
      names: 'garden gardens gardener gardening',
      parts: 'flowerbed flowerbeds greenhouse greenhouses glasshouse orchard orchards lawn lawns hedge hedges',
    },
    desert: { names: 'desert deserts', parts: 'dune dunes cactus cacti camel camels sahara oasis' },
    'night-sky': {
      names: 'night_sky star stars moon moons moonlight',
      parts: 'starry starlight starlit moonlit moonrise milky_way galaxy galaxies constellation constellations',
    },
    rain: { names: 'rain rains rainy raining', parts: 'raindrop raindrops drizzle downpour puddle puddles umbrella umbrellas' },
    snow: {
      names: 'snow snows snowy snowing',
      parts: 'snowed snowflake snowflakes snowfall snowman snowdrift avalanche avalanches sledge winter wintry',
    },
    fog: { names: 'fog foggy', parts: 'mist mists misty haze hazy' },
    storm: {
      names: 'storm storms stormy thunderstorm thunderstorms thunder lightning',
      parts: 'hurricane hurricanes tornado tornadoes gale gales hail tempest',
    },
    heat: { names: 'heat hot heatwave', parts: 'hotter sauna saunas sweat sweats sweating sweaty scorching sweltering boiling' },
    cold: { names: 'cold freezing', parts: 'colder freeze frozen frost frosty ice icy chill chilly shiver shivers shivering' },
    'bright-light': {
      names: 'bright_light bright_lights glaring_light flashing_light flashing_lights strobe strobes glare',
      parts: 'glaring dazzle dazzling dazzles floodlight floodlights spotlight spotlights harsh_light neon blinding',
    },
    noise: {
      names: 'noise noises noisy loud',
      parts: 'louder loudly din roar roars roaring shout shouts shouting scream screams screaming siren sirens bang bangs racket',
    },
    music: {
      names: 'music musical musician',
      parts: `song songs melody melodies tune tunes piano violin guitar guitars drum drums orchestra choir flute sing sings singing
        lullaby lullabies`,
    },
    train: {
      names: 'train trains railway railways railroad subway metro tram trams',
      parts: `rail rails carriage carriages railway_platform platform platforms railway_station station stations locomotive
        compartment compartments conductor underground_train`,
    },
    car: {
      names: 'car cars driver drivers traffic motorway motorways highway highways',
      parts: `vehicle vehicles lorry lorries truck trucks motorbike motorcycle steering_wheel windscreen seatbelt
        seat_belt car_park`,
      asked: 'driving drive drives',
    },
    bicycle: { names: 'bicycle bicycles bike bikes cycling cyclist', parts: 'pedal pedals pedalling handlebar handlebars' },
    boat: {
      names: 'boat boats ship ships sailing canoe canoes kayak kayaks ferry ferries',
      parts:
        'sail sails sailor sailors rowing oar oars mast masts rudder shipwreck jetty harbour harbours harbor harbors raft rafts',
    },
    aeroplane: {
      names:
        'plane planes aeroplane aeroplanes airplane airplanes aircraft airport airports flying helicopter helicopters flights',
      parts: 'flight fly pilot pilots runway turbulence cockpit jet jets',
    },
    bridge: { names: 'bridge bridges', parts: 'footbridge footbridges viaduct viaducts railing railings' },
    stairs: {
      names: 'stairs staircase staircases stairway stairways stair stairwell escalator escalators',
      parts: 'banister banisters handrail downstairs upstairs ladder ladders',
    },
    lift: { names: 'elevator elevators the_lift a_lift in_lifts', asked: 'lift lifts' },
    dogs: { names: 'dog dogs doggy puppy puppies', parts: 'hound hounds barking barks leash kennel kennels' },
    cats: { names: 'cat cats kitten kittens kitty', parts: 'purr purrs purring meow feline' },
    horses: { names: 'horse horses pony ponies', parts: 'horseback stallion foal foals hoof hooves gallop gallops galloping' },
    birds: {
      names: 'bird birds birdsong',
      parts: `feather feathers wing wings beak beaks sparrow sparrows blackbird blackbirds gull gulls seagull seagulls owl owls pigeon
        pigeons eagle eagles crow crows chirp chirps chirping skylark`,
    },
    insects: {
      names: 'insect insects bug bugs bee bees wasp wasps mosquito mosquitoes butterfly butterflies',
      parts: `beetle beetles ant ants bumblebee bumblebees cricket crickets cicada cicadas dragonfly dragonflies moth moths
        caterpillar caterpillars cocoon cocoons cockroach cockroaches swarm swarms ladybird`,
    },
    spiders: { names: 'spider spiders tarantula', parts: 'cobweb cobwebs' },
    snakes: { names: 'snake snakes serpent serpents', parts: 'viper vipers cobra cobras lizard lizards reptile reptiles' },
    'wild-animals': {
      names: 'wild_animal wild_animals wolf wolves lion lions tiger tigers shark sharks crocodile crocodiles',
      parts: 'brown_bear polar_bear predator predators beast beasts fox foxes stag stags boar boars deer',
      asked: 'bear bears',
    },
    blood: { names: 'blood bloody bleed bleeds bleeding', parts: 'bloodstream vein veins artery arteries wound wounds' },
    needles: {
      names: 'needle needles injection injections syringe syringes',
      parts: 'vaccine vaccination vaccinations acupuncture',
    },
    hospital: {
      names: 'hospital hospitals clinic clinics surgery',
      parts: 'operation operations operating_theatre ambulance ambulances nurse nurses intensive_care emergency_room',
    },
    doctors: { names: 'doctor doctors dentist dentists', parts: 'physician physicians surgeon surgeons psychiatrist' },
    illness: {
      names: 'illness illnesses ill disease diseases sickness cancer',
      parts: 'sick fever infection infections virus tumour tumor',
    },
    death: {
      names: 'death dead die died dying deaths',
      parts: 'dies grave graves graveyard funeral funerals cemetery cemeteries coffin coffins corpse mourning suicide',
    },
    weapons: { names: 'weapon weapons gun guns knife knives', parts: 'sword swords rifle rifles pistol pistols bullet bullets' },
    war: {
      names: 'war wars soldier soldiers',
      parts: 'battle battles bomb bombs bombing army armies military combat battlefield',
    },
    police: { names: 'police policeman policewoman policemen', parts: 'police_officer cop cops arrest arrested' },
    prison: { names: 'prison prisons jail jails', parts: 'prisoner prisoners handcuffs handcuffed captive captivity locked_up' },
    children: {
      names: 'child children kid kids son sons daughter daughters',
      parts: 'toddler toddlers boy boys girl girls childhood playground playgrounds toy toys',
    },
    babies: { names: 'baby babies infant infants newborn newborns', parts: 'cradle cradles pram prams lullaby lullabies' },
    pregnancy: {
      names: 'pregnant pregnancy pregnancies birth births childbirth miscarriage',
      parts: 'womb midwife midwives labour_pains unborn',
    },
    couples: {
      names: 'couple couples partner partners husband husbands wife wives boyfriend girlfriend marriage wedding weddings',
      parts: 'married spouse bride groom romance romantic lover lovers kiss kisses kissing honeymoon divorce',
      asked: 'relationship relationships',
    },
    parents: {
      names: 'parent parents mother mothers father fathers mum mom dad mummy daddy',
      parts: 'stepmother stepfather parental motherly fatherly',
    },
    family: {
      names: 'family families sibling siblings relatives',
      parts: `brother brothers sister sisters grandmother grandmothers grandfather grandfathers grandparents grandma grandpa aunt
        uncle cousin cousins parents mother father`,
    },
    religion: {
      names: 'religion religions religious god church churches prayer prayers',
      parts: `pray prays praying holy sacred divine bless blessed blessing blessings angel angels temple temples mosque synagogue
        heaven heavenly bible jesus`,
    },
    ghosts: {
      names: 'ghost ghosts demon demons devil devils haunted',
      parts: 'ghostly witch witches vampire vampires zombie zombies monster monsters',
      asked: 'spirit spirits',
    },
    food: {
      names: 'food foods eating meal meals sweets chocolate cake cakes sugar',
      parts: `eat eats bread breads loaf loaves breakfast lunch dinner supper fruit fruits apple apples berry berries honey dough
        hunger hungry cook cooking soup biscuit biscuits`,
    },
    alcohol: {
      names: 'alcohol wine wines beer beers alcoholic',
      parts: 'drunk drunken whisky whiskey vodka champagne liquor cocktail cocktails hangover pub pubs booze',
    },
    smoking: { names: 'smoking smoke cigarette cigarettes tobacco', parts: 'smoker nicotine cigar cigars ashtray vape vaping' },
    'body-weight': {
      names: 'overweight obese obesity calorie calories diet diets dieting',
      parts: 'slim slimmer slimming bathroom_scales lose_weight losing_weight weight_loss',
      asked: 'weight fat scales figure',
    },
    mirrors: { names: 'mirror mirrors', parts: 'mirrored mirroring' },
    work: {
      names: 'job jobs office offices boss bosses workplace colleague colleagues',
      parts: 'working_day workday desk desks career careers employer coworker coworkers to_work at_work from_work workload',
      asked: 'work',
    },
    school: {
      names: 'school schools teacher teachers classroom classrooms',
      parts: 'pupil pupils homework lesson lessons university schoolyard blackboard',
    },
    money: {
      names: 'money debt debts finances financial',
      parts: 'coin coins salary salaries mortgage bank_account banknote banknotes invoice invoices wallet wallets',
    },
    crowds: { names: 'crowd crowds crowded', parts: 'queue queues throng throngs masses_of_people' },
    city: {
      names: 'city cities town towns urban',
      parts: 'street streets skyscraper skyscrapers downtown pavement pavements traffic suburb suburbs',
    },
    home: {
      names: 'my_home my_house my_flat at_home house houses apartment apartments',
      parts: 'your_home your_house your_front_door front_door living_room kitchen kitchens homecoming',
      asked: 'home homes flat',
    },
    bed: {
      names: 'bed beds bedroom bedrooms',
      parts: 'mattress mattresses pillow pillows blanket blankets duvet bedside',
    },
    clocks: { names: 'clock clocks alarm_clock', parts: 'ticking tick ticks wristwatch o_clock alarm alarms' },
    phones: {
      names: 'phone phones smartphone smartphones telephone',
      parts: 'screen screens email emails notification notifications computer computers laptop internet',
      asked: 'social_media mobile',
    },
  },
  idioms: `train_of_thought trains_of_thought train_for flight_of_stairs flights_of_stairs flight_of_steps couple_of pine_needle
    pine_needles die_away dies_away dying_away die_down dies_down mother_earth mother_nature mother_tongue river_bed
    flower_bed flower_beds dead_centre dead_end piece_of_cake butterflies_in_my_stomach
    firefly fireflies a_lift_of a_lift_in the_lift_of
    home_page driving_force lion_s_share`,
};
