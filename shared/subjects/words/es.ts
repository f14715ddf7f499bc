import type { SubjectWords } from '../SubjectWords.ts';

export const es: SubjectWords = {
  subjects: {
    water: {
      names: 'agua aguas lago lagos rio rios estanque estanques nadar nadando piscina piscinas ahog*',
      parts: `mar mares oceano oceanos arroyo arroyos ola olas marea mareas orilla orillas playa playas barco barcos barca barcas bote
        botes vela velas velero veleros lluvia lluvias nadas flotar flotas flota flotan flotando cascada cascadas fuente fuentes puerto
        puertos`,
    },
    heights: {
      names: 'altura alturas vertigo vertigos acantilado acantilados precipicio precipicios',
      parts: `montaña montañas torre torres cumbre cumbres cima cimas colina colinas volar volando vuelo vuelos planear planeando caer
        caes cayendo balcon balcones`,
    },
    enclosed: {
      names: 'tunel tuneles cueva cuevas espacio_cerrado espacios_cerrados lugares_cerrados encerrad* claustrofob*',
      parts: 'caverna cavernas ascensor ascensores sotano sotanos capullo capullos armario armarios',
    },
    fire: {
      names: 'fuego fuegos llama llamas incendio incendios hoguera hogueras',
      parts: `vela velas brasa brasas quemar quema queman quemando arder arde arden ardiendo antorcha antorchas chimenea chimeneas farol
        faroles chispa chispas`,
    },
    dark: {
      names: 'oscuro oscura oscuros oscuras oscuridad oscuridades noche noches',
      parts:
        'sombra sombras sombrio sombria sombrios sombrias medianoche negro negra negros negras tinieblas penumbra penumbras anochecer',
    },
    sea: {
      names: 'mar mares oceano oceanos playa playas costa costas',
      parts: 'ola olas marea mareas oleaje orilla orillas concha conchas gaviota gaviotas',
    },
    forest: {
      names: 'bosque bosques selva selvas',
      parts: 'arboles pinos abeto abetos helecho helechos musgo tronco_de_arbol claro_del_bosque',
    },
    mountains: {
      names: 'montaña montañas sierra',
      parts: 'cumbre cumbres cima cimas glaciar glaciares acantilado acantilados cordillera',
    },
    garden: {
      names: 'jardin jardines jardineria jardinero',
      parts: 'huerto huertos invernadero cesped seto setos parterre macizo_de_flores',
    },
    desert: { names: 'desierto desiertos', parts: 'duna dunas cactus camello camellos oasis' },
    'night-sky': {
      names: 'cielo_nocturno estrella estrellas luna lunas cielo_estrellado',
      parts: 'estrellado estrellada via_lactea galaxia galaxias constelacion constelaciones',
    },
    rain: {
      names: 'lluvia lluvias llueve llover lluvioso',
      parts: 'llovizna chubasco aguacero charco charcos gota_de_lluvia paraguas',
    },
    snow: {
      names: 'nieve nieves nevado nevada nieva nevar',
      parts: 'copo copos avalancha avalanchas trineo invierno muñeco_de_nieve',
    },
    fog: { names: 'niebla nieblas', parts: 'neblina bruma brumas' },
    storm: {
      names: 'tormenta tormentas tempestad trueno truenos relampago relampagos rayos_y_truenos',
      parts: 'huracan huracanes tornado tornados vendaval granizo ciclon',
    },
    heat: {
      names: 'calor_fuerte mucho_calor caluroso',
      parts: 'caliente calientes sauna sudar suda sudor sudas hirviendo abrasador bochorno',
      asked: 'calor',
    },
    cold: {
      names: 'frio fria frios frias',
      parts: 'hielo helado helada helar congelar congelado congelada escarcha escalofrio escalofrios tiritar',
    },
    'bright-light': {
      names: 'luz_fuerte luces_fuertes luz_brillante luz_intensa deslumbra* luces_intensas',
      parts: 'cegador cegadora foco focos neon estroboscopic* destello destellos',
    },
    noise: {
      names: 'ruido ruidos ruidoso ruidosa',
      parts: 'estruendo grito gritos gritar grita sirena sirenas rugido rugidos estrepito bullicio',
    },
    music: {
      names: 'musica musicas musical musico',
      parts:
        'cancion canciones melodia melodias piano violin guitarra tambor tambores orquesta coro flauta cantar canta cantas cantan nana nanas',
    },
    train: {
      names: 'tren trenes metro tranvia tranvias ferrocarril',
      parts: `rail railes riel rieles via_del_tren vias_del_tren vagon vagones anden andenes estacion_de_tren locomotora compartimento
        compartimentos revisor`,
    },
    car: {
      names: 'coche coches automovil automoviles carro carros trafico autopista autopistas',
      parts: 'conductor vehiculo vehiculos camion camiones moto motos parabrisas autovia',
      asked: 'conducir conduces conduzcas volante',
    },
    bicycle: { names: 'bicicleta bicicletas bici bicis', parts: 'pedal pedales pedalear manillar ciclista ciclistas' },
    boat: {
      names: 'barco barcos barca barcas bote botes velero veleros buque',
      parts: 'remo remos remar remas timon mastil canoa canoas kayak naufragio muelle embarcadero balsa',
      asked: 'vela velas',
    },
    aeroplane: {
      names: 'avion aviones aeropuerto aeropuertos helicoptero helicopteros volar',
      parts: 'vuelo vuelos piloto pilotos despegue aterrizaje turbulencia turbulencias',
    },
    bridge: { names: 'puente puentes', parts: 'pasarela pasarelas viaducto' },
    stairs: { names: 'escalera escaleras', parts: 'escalon escalones peldaño peldaños barandilla pasamanos' },
    lift: { names: 'ascensor ascensores elevador elevadores' },
    dogs: { names: 'perro perros perra perrito cachorro cachorros', parts: 'ladrar ladra ladrido ladridos' },
    cats: { names: 'gato gatos gata gatito gatitos', parts: 'ronronea ronronear ronroneo maullar maulla' },
    horses: { names: 'caballo caballos poni ponis yegua', parts: 'potro galope galopar galopa jinete cabalgar' },
    birds: {
      names: 'pajaro pajaros ave aves',
      parts: `pluma plumas ala alas gorrion gorriones mirlo mirlos gaviota gaviotas buho paloma palomas aguila aguilas cuervo
        cuervos golondrina golondrinas trino trinos gorjeo`,
    },
    insects: {
      names: 'insecto insectos abeja abejas avispa avispas mosquito mosquitos mariposa mariposas bicho bichos',
      parts:
        'escarabajo escarabajos hormiga hormigas abejorro abejorros grillo grillos cigarra cigarras libelula libelulas polilla polillas oruga orugas capullo capullos cucaracha cucarachas enjambre mosca moscas',
    },
    spiders: { names: 'araña arañas', parts: 'telaraña telarañas tarantula' },
    snakes: {
      names: 'serpiente serpientes culebra culebras',
      parts: 'vibora viboras cobra cobras lagarto lagartija reptil reptiles',
    },
    'wild-animals': {
      names:
        'animal_salvaje animales_salvajes lobo lobos leon leones tigre tigres tiburon tiburones cocodrilo cocodrilos oso osos',
      parts: 'zorro zorros ciervo ciervos jabali fiera fieras bestia bestias depredador*',
    },
    blood: { names: 'sangre sangrar sangra sangriento', parts: 'sanguineo sanguinea vena venas arteria arterias herida heridas' },
    needles: {
      names: 'aguja agujas inyeccion inyecciones jeringa jeringas jeringuilla pinchazo',
      parts: 'vacuna vacunas acupuntura',
    },
    hospital: {
      names: 'hospital hospitales clinica clinicas cirugia',
      parts: 'quirofano ambulancia ambulancias enfermera enfermeras enfermero urgencias operacion operaciones',
    },
    doctors: {
      names: 'medico medicos medica doctor doctora doctores dentista dentistas',
      parts: 'cirujano cirujanos psiquiatra',
    },
    illness: {
      names: 'enfermedad enfermedades enfermo enferma enfermos cancer',
      parts: 'fiebre infeccion infecciones virus tumor tumores',
    },
    death: {
      names: 'muerte muertes muerto muerta muertos morir',
      parts: 'muere murio muriendo tumba tumbas entierro funeral funerales cementerio cementerios ataud cadaver suicidio duelo',
    },
    weapons: {
      names: 'arma armas pistola pistolas cuchillo cuchillos',
      parts: 'espada espadas fusil fusiles bala balas escopeta navaja',
    },
    war: {
      names: 'guerra guerras soldado soldados',
      parts: 'batalla batallas bomba bombas bombardeo* ejercito ejercitos militar militares',
    },
    police: { names: 'policia policias', parts: 'policial guardia_civil detenido arresto' },
    prison: {
      names: 'prision prisiones carcel carceles',
      parts: 'preso presos presa prisionero prisioneros esposado calabozo cautivo',
    },
    children: {
      names: 'niño niños niña niñas hijo hijos hija hijas',
      parts: 'infancia infantil chico chicos juguete juguetes patio_de_juegos columpio',
    },
    babies: { names: 'bebe bebes recien_nacido recien_nacidos', parts: 'cuna cunas cochecito nana nanas lactante' },
    pregnancy: {
      names: 'embarazo embarazada embarazos parto partos aborto abortos',
      parts: 'utero matrona comadrona dar_a_luz nacimiento',
    },
    couples: {
      names: 'pareja parejas marido esposo esposa matrimonio boda bodas novio novia novios',
      parts: 'casado casada conyuge romantico romantica romance amante amantes beso besos besar luna_de_miel divorcio',
      asked: 'mujer',
    },
    parents: {
      names: 'padre padres madre madres mama papa',
      parts: 'paterno paterna materno materna maternal padrastro madrastra progenitor*',
    },
    family: {
      names: 'familia familias hermano hermanos hermana hermanas parientes',
      parts: 'abuelo abuelos abuela abuelas tio tia tios primo prima primos padres madre padre',
      asked: 'familiar familiares',
    },
    religion: {
      names: 'religion religiones religioso religiosa dios iglesia iglesias oracion oraciones',
      parts:
        'rezar reza rezas orar sagrado sagrada sagrados sagradas divino divina bendicion bendiciones bendito bendita santo santa angel angeles templo templos mezquita sinagoga biblia jesus capilla paraiso',
    },
    ghosts: {
      names: 'fantasma fantasmas demonio demonios diablo embrujad*',
      parts: 'bruja brujas vampiro vampiros zombi zombis monstruo monstruos',
      asked: 'espiritus',
    },
    food: {
      names: 'comida comidas comer dulces chocolate pastel pasteles azucar alimentos',
      parts: `come comes pan panes hogaza desayuno almuerzo cena fruta frutas manzana manzanas bayas miel hambre hambriento
        cocinar sopa galleta galletas`,
    },
    alcohol: {
      names: 'alcohol vino vinos cerveza cervezas',
      parts: 'borracho borracha whisky vodka champan licor licores coctel copas bar bares resaca embriag*',
    },
    smoking: {
      names: 'fumar cigarrillo cigarrillos tabaco fumador fumadores',
      parts: 'fuma fumas humo nicotina cigarro cigarros cenicero vapear',
    },
    'body-weight': {
      names: 'sobrepeso obesidad obeso obesa calorias dieta dietas adelgazar',
      parts: 'delgado delgada delgadez perder_peso perdida_de_peso bascula kilos',
      asked: 'peso gordo gorda grasa',
    },
    mirrors: { names: 'espejo espejos' },
    work: {
      names: 'trabajo trabajos oficina oficinas jefe jefa empleo colega colegas compañero_de_trabajo',
      parts: 'trabajar trabajas jornada_laboral laboral escritorio escritorios carrera_profesional empresa empleador',
    },
    school: {
      names: 'escuela escuelas colegio colegios profesor profesora profesores',
      parts: 'alumno alumnos aula aulas deberes universidad escolar pizarra',
    },
    money: {
      names: 'dinero deuda deudas finanzas financiero financiera',
      parts: 'moneda monedas salario salarios sueldo cuenta_bancaria factura facturas cartera hipoteca',
    },
    crowds: { names: 'multitud multitudes muchedumbre gentio', parts: 'aglomeracion* abarrotad* cola_de_gente' },
    city: {
      names: 'ciudad ciudades urbano urbana',
      parts: 'calle calles rascacielos acera aceras trafico barrio_centrico avenida avenidas',
    },
    home: {
      names: 'casa casas mi_hogar apartamento apartamentos vivienda',
      parts: 'salon cocina cocinas puerta_de_casa',
      asked: 'hogar hogares piso',
    },
    bed: { names: 'cama camas dormitorio dormitorios', parts: 'colchon almohada almohadas manta mantas sabana sabanas mesilla' },
    clocks: { names: 'reloj relojes despertador', parts: 'tic_tac alarma alarmas manecillas' },
    phones: {
      names: 'telefono telefonos movil moviles smartphone celular celulares',
      parts:
        'pantalla pantallas correo_electronico correos mensaje_de_texto notificacion notificaciones ordenador ordenadores internet',
    },
  },
  idioms: `se_llama te_llama llama_la_atencion se_llaman te_llaman te_llamas la_llamas las_llama los_llama le_llama nada_llama como_quien_llama aguja_de_pino agujas_de_pino a_la_sombra_de madre_tierra
   `,
};
