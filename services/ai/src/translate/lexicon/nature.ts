/** `english|korean, …|japanese, …`: animals, plants, weather, food, places and people. */
export const NATURE = `
tiger|호랑이,범,타이거|虎,トラ,タイガー
white tiger|백호|白虎
lion|사자,라이온|ライオン,獅子
leopard|표범,레오파드|豹,ヒョウ
black panther|흑표범,흑표,블랙팬서|黒豹,クロヒョウ
cheetah|치타|チーター
jaguar|재규어|ジャガー
wolf|늑대,울프|狼,オオカミ,ウルフ
fox|여우|狐,キツネ,きつね
nine-tailed fox|구미호|九尾の狐
bear|곰,베어|熊,クマ
panda|판다,팬더|パンダ
dog|개,강아지,멍멍이|犬,イヌ,いぬ,子犬
cat|고양이,냥이,야옹이,괭이|猫,ネコ,ねこ,子猫
rabbit|토끼|兎,ウサギ,うさぎ
deer|사슴,노루|鹿,シカ
stag|수사슴|雄鹿
horse|말,경주마|馬,ウマ
unicorn|유니콘|ユニコーン,一角獣
pegasus|페가수스,천마|ペガサス,天馬
bull|황소,소|牛,雄牛,闘牛
goat|염소|山羊,ヤギ
sheep|양|羊
pig|돼지|豚,ブタ
wild boar|멧돼지|猪,イノシシ
monkey|원숭이|猿,サル
gorilla|고릴라|ゴリラ
elephant|코끼리|象,ゾウ
rhino|코뿔소|サイ
giraffe|기린|キリン
zebra|얼룩말|シマウマ
crocodile|악어|ワニ
snake|뱀,스네이크|蛇,ヘビ
cobra|코브라|コブラ
lizard|도마뱀|トカゲ
turtle|거북이,거북|亀,カメ
frog|개구리|蛙,カエル
eagle|독수리,이글|鷲,ワシ,イーグル
hawk|매,송골매|鷹,タカ
owl|부엉이,올빼미|梟,フクロウ
crow|까마귀|烏,カラス
raven|갈까마귀|ワタリガラス
magpie|까치|カササギ
crane|학,두루미|鶴,ツル
swan|백조|白鳥
duck|오리|鴨,アヒル
chicken|닭|鶏,ニワトリ
rooster|수탉|雄鶏
peacock|공작,공작새|孔雀,クジャク
penguin|펭귄|ペンギン
swallow|제비|燕,ツバメ
bird|새|鳥,トリ
phoenix|불사조,봉황,주작,피닉스|不死鳥,鳳凰,朱雀,フェニックス
dragon|용,드래곤|龍,竜,ドラゴン
blue dragon|청룡|青龍
black dragon|흑룡|黒龍
dinosaur|공룡|恐竜
shark|상어|鮫,サメ
whale|고래|鯨,クジラ
orca|범고래|シャチ
dolphin|돌고래|イルカ
koi|잉어,비단잉어|鯉,コイ,錦鯉
goldfish|금붕어|金魚
fish|물고기,생선|魚
octopus|문어,낙지|蛸,タコ
squid|오징어|イカ
crab|게,꽃게|蟹,カニ
lobster|바닷가재,랍스터|ロブスター
shell|조개|貝
jellyfish|해파리|クラゲ
spider|거미|蜘蛛,クモ
scorpion|전갈|蠍,サソリ
bee|벌,꿀벌|蜂,ハチ
wasp|말벌|スズメバチ
butterfly|나비|蝶,チョウ,蝶々
dragonfly|잠자리|蜻蛉,トンボ
beetle|딱정벌레,장수풍뎅이|カブトムシ,甲虫
ant|개미|蟻,アリ
bat|박쥐|蝙蝠,コウモリ
mouse|쥐,생쥐|鼠,ネズミ
squirrel|다람쥐|リス
hamster|햄스터|ハムスター
hedgehog|고슴도치|ハリネズミ
otter|수달|カワウソ
koala|코알라|コアラ
kangaroo|캥거루|カンガルー
camel|낙타|ラクダ
animal|동물,짐승|動物
beast|맹수,야수|猛獣,野獣,獣
monster|괴물,몬스터|怪物,モンスター
claw|발톱|爪
claw marks|발톱자국,할퀸자국|爪痕,爪あと
paw print|발자국,발바닥|足跡,肉球
fang|송곳니,이빨|牙
tail|꼬리|尻尾,しっぽ
horn|뿔|角笛,ツノ,つの
feather|깃털|羽,羽根
wings|날개|翼,つばさ
fur|털|毛皮
scale|비늘|鱗,うろこ
head|머리,대가리|頭
face|얼굴|顔
eye|눈,눈동자|目,眼,瞳
mouth|입|口
hand|손|手
fist|주먹|拳
foot|발|足
heart|하트,심장,마음|心,ハート,心臓
bone|뼈|骨
skull|해골,두개골,스컬|髑髏,ドクロ,骸骨,スカル
skeleton|뼈다귀,해골인간|骸骨人間
blood|피|血
flower|꽃|花
rose|장미|薔薇,バラ
cherry blossom|벚꽃,사쿠라,벚나무|桜,さくら,サクラ
rose of Sharon|무궁화|ムクゲ
sunflower|해바라기|向日葵,ひまわり
tulip|튤립|チューリップ
lotus|연꽃|蓮,ハス
peony|모란,작약|牡丹
chrysanthemum|국화|菊
camellia|동백,동백꽃|椿
plum blossom|매화|梅,梅の花
lily|백합|百合
hibiscus|히비스커스|ハイビスカス
maple leaf|단풍,단풍잎|紅葉,もみじ
four-leaf clover|네잎클로버,클로버|四つ葉のクローバー,クローバー
leaf|잎,나뭇잎,이파리|葉,葉っぱ
petal|꽃잎|花びら
branch|가지,나뭇가지|枝
tree|나무줄기,수목|樹
bamboo|대나무,대숲|竹
pine|소나무,솔|松
palm tree|야자수,야자나무|ヤシの木,椰子
cactus|선인장|サボテン
grass|풀,잔디|草
forest|숲|森
mountain|산|山
Mount Fuji|후지산|富士山
volcano|화산|火山
hill|언덕|丘
valley|계곡|谷
river|강|川
lake|호수|湖
sea|바다,해변|海
wave|파도,물결|波
waterfall|폭포|滝
island|섬|島
beach|바닷가,모래사장|ビーチ,浜辺
desert|사막|砂漠
sky|하늘|空
cloud|구름|雲
rain|비|雨
snow|눈송이,눈발|雪
snowflake|눈꽃,눈결정|雪の結晶
storm|폭풍,태풍|嵐,台風
wind|바람|風
tornado|토네이도,회오리|竜巻
thunder|천둥|雷鳴
lightning|번개,벼락|稲妻,雷,稲光
fire|불,화염|火,火炎
flame|불꽃,불길|炎,ファイヤー,ほのお
smoke|연기|煙
explosion|폭발|爆発
spark|스파크,불똥|火花
water|물|水
water drop|물방울|水滴,しずく
bubble|거품,비눗방울|泡
lava|용암|溶岩
earth|지구|地球
sun|태양,해|太陽,日
rising sun|일출,해돋이|日の出
sunset|노을,석양,일몰|夕焼け,夕日
moon|달|月
full moon|보름달|満月
crescent moon|초승달|三日月
star|별|星,スター
shooting star|별똥별,유성|流れ星
galaxy|은하,은하수|銀河
planet|행성|惑星
space|우주|宇宙
night|밤|夜
day|낮|昼
morning|아침|朝
spring season|봄|春
summer|여름|夏
autumn|가을|秋
winter|겨울|冬
city|도시|都市,街
Seoul|서울|ソウル
Tokyo|도쿄|東京
Busan|부산|釜山
Korea|한국,대한민국|韓国
Japan|일본|日本
America|미국|アメリカ
Germany|독일|ドイツ
Italy|이탈리아|イタリア
castle|성|城
tower|탑,타워|塔,タワー
bridge|다리|橋
house|집|家
temple|절,사찰|寺
shrine gate|도리이|鳥居
person|사람|人
man|남자,남성|男,男性
woman|여자,여성|女,女性
child|아이,어린이|子供
baby|아기|赤ちゃん,赤ん坊
boy|소년|少年
girl|소녀|少女
family|가족|家族
friend|친구|友達
king|왕,임금|王,王様
queen|여왕|女王
prince|왕자|王子
princess|공주|姫
warrior|전사,무사|戦士
samurai|사무라이|侍,武士,サムライ
ninja|닌자|忍者
knight|기사|騎士
soldier|군인|兵士
pirate|해적|海賊
cowboy|카우보이|カウボーイ
astronaut|우주비행사|宇宙飛行士
angel|천사|天使
devil|악마|悪魔
demon|도깨비,귀신|鬼
oni mask|귀면|般若
ghost|유령|幽霊,お化け
alien|외계인|宇宙人,エイリアン
wizard|마법사|魔法使い
god|신|神
food|음식|食べ物
apple|사과|りんご,リンゴ
cherry|체리,버찌|さくらんぼ
strawberry|딸기|苺,いちご
banana|바나나|バナナ
watermelon|수박|スイカ
peach fruit|복숭아|桃
tangerine|귤|みかん
avocado|아보카도|アボカド
chilli|고추|唐辛子
pizza|피자|ピザ
hamburger|햄버거|ハンバーガー
sushi|초밥|寿司
ramen|라면|ラーメン
rice ball|주먹밥|おにぎり
kimchi|김치|キムチ
bread|빵|パン
cake|케이크|ケーキ
doughnut|도넛|ドーナツ
ice cream|아이스크림|アイスクリーム
coffee|커피|コーヒー
tea|홍차,녹차|紅茶,緑茶,お茶
beer|맥주|ビール
wine|와인|ワイン
`;
