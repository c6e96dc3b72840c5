/**
 * Words that passwords are most often made of, lower case, in plain letters and without figures around them
 * (`password.rules.ts` brings a password into that form before it looks here), and common mixes of both.
 */
const WORDS = `
password passw passwd passwort contrasena senha motdepasse heslo wachtwoord parola
qwerty qwertyui qwertyuiop qwertz azerty asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wsxedc
admin administrator administrador root superuser manager master letmein welcome login access account guest default changeme secret
private security system server service support office company computer internet network windows microsoft apple google facebook
samsung android iphone youtube twitter instagram whatsapp telegram linkedin amazon netflix spotify pinterest snapchat tiktok
iloveyou ilovegod ilovemom lovely loveme loveyou mylove forever friends friend family mother father daddy mommy mama papa brother
sister babygirl babyboy baby princess prince queen king angel angels sweetie sweetheart honey darling sunshine sunflower flower
butterfly rainbow beautiful beauty pretty cutie happy smile lucky lovers kisses secretlove
monkey dragon tiger lion panther eagle falcon wolf shark dolphin horse pony puppy kitten doggy kitty rabbit turtle spider snake bear
football baseball basketball soccer hockey tennis golf volleyball softball swimming wrestling racing runner skater surfing skiing
yankees cowboys steelers eagles raiders packers lakers celtics arsenal chelsea liverpool barcelona realmadrid juventus manchester
michael jordan michaeljordan jennifer jessica jonathan christopher christian alexander alexandra nicholas nicole samantha elizabeth
matthew anthony benjamin patrick vanessa melissa michelle danielle stephanie victoria caroline charlotte rebecca rachel natalie
daniel robert thomas charlie george william richard andrew joshua brandon justin austin taylor ashley amanda hannah olivia sophie
superman batman spiderman ironman hulk wolverine starwars startrek pokemon pikachu naruto minecraft fortnite roblox nintendo
playstation xbox zelda mario sonic dragonball gandalf hobbit matrix terminator hellokitty snoopy garfield mickey minnie disney
mustang corvette camaro ferrari porsche mercedes bmw audi toyota honda nissan yamaha suzuki kawasaki ducati harley harleydavidson
hyundai kia genesis chevrolet ford lamborghini maserati bugatti bentley jaguar subaru mazda lexus infiniti volkswagen volvo tesla
carloom customizer carlover drifting turbo motor garage
summer winter spring autumn january february march april june july august september october november december monday friday sunday
america england london paris berlin tokyo seoul korea japan china russia brazil canada mexico india spain italy france germany
freedom liberty destiny trustno trustme whatever nothing something anything everything blahblah nopassword mypassword thepassword
passwordpassword passpass testtest testing tester test user username usuario demo sample example student teacher school college
cheese chocolate cookie banana orange apple cherry coffee pepper ginger sugar peaches pumpkin hamburger pizza
silver golden diamond crystal purple yellow green orange black white blue red rocket phoenix thunder lightning storm hunter ranger
killer warrior fighter ninja samurai soldier sniper legend champion winner master jedi wizard magic mystery shadow ghost demon devil
heaven jesus jesuschrist christ blessed bless godisgood church faith grace trinity
hello hellohello helloworld hithere goodbye goodluck letmeout openup opensesame abracadabra
bismillah mohamed mohammed muhammad ahmed fatima ibrahim
sarang saranghae sarangheyo annyeong minho jihoon hyunwoo seoyeon minsu daehanminguk korean
sakura arigato konnichiwa nihon nippon aishiteru yamada suzuki tanaka satou takahashi watanabe
dropbox github gitlab docker oracle cisco linux ubuntu debian redhat mysql postgres postgresql database backup
monalisa picasso einstein mozart beethoven metallica nirvana slipknot eminem rihanna beyonce britney madonna
abcd abcde abcdef abcdefg abcdefgh abc abcabc xyz aaaa zzzz
`;

/** Mixes whose figures are part of them. */
const MIXES = `
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 1qazxsw2 qwer1234 asdf1234 zxcv1234 abcd1234 abc12345
a1b2c3d4 a1234567 a12345678 aa123456 q1234567 1234qwer 12345qwe 123qweasd 123qwe123 1a2b3c4d test1234 pass1234 love1234 admin123
qwe123qwe asd123asd qwerty12 qwerty123 qwerty1234 1234abcd 123abc123 g00gle12 p0o9i8u7 0p9o8i7u q2w3e4r5 r2d2c3po agent007 ncc1701d
8675309a thx1138a h4x0r123 l3tm31n! pa55word pa55w0rd passw0rd p4ssw0rd qlalfqjsgh dkssudgktpdy tkfkdgo tkfkdgody wjddusdl
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(`${WORDS} ${MIXES}`.split(/\s+/).filter(Boolean));
